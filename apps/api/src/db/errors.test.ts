import { expect, test } from 'vitest'
import { adviceFor } from './errors.ts'

test.each([
  ['could not write file "pg_wal/xlogtemp.1": No space left on device', 'Make room'],
  ['ENOSPC: no space left on device, write', 'Make room'],
  ['EACCES: permission denied, open global/pg_control', 'Let this user write'],
  ['could not open file "postmaster.pid": Read-only file system', 'Let this user write'],
  ['could not read file "global/pg_control"', 'backup'],
])('%s: %s', (reason, advice) => {
  expect(adviceFor(reason)).toContain(advice)
})
