import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { earlierBuilds, keepBuild } from './earlier-builds.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'builds-'))
})
afterEach(() => rmSync(home, { recursive: true }))

test('the files of three builds before stay, the newest first, and older ones go', () => {
  const [client, earlier] = [path.join(home, 'client'), path.join(home, 'earlier')]
  keepBuild(client, earlier, 1000)
  expect(earlierBuilds(earlier)).toEqual([])
  for (const now of [2000, 3000, 4000, 5000]) {
    mkdirSync(path.join(client, 'build'), { recursive: true })
    writeFileSync(path.join(client, 'build', `dialog-${now}.js`), '')
    keepBuild(client, earlier, now)
    expect(existsSync(path.join(client, 'build'))).toBe(false)
  }
  const names = earlierBuilds(earlier).flatMap((folder) => readdirSync(path.join(folder, 'build')))
  expect(names).toEqual(['dialog-5000.js', 'dialog-4000.js', 'dialog-3000.js'])
})
