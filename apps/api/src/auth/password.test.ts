import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, test, vi } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'
import { hashToken, newToken } from './token.ts'

const cheap = { ln: 4, r: 8, p: 1 }

describe('passwords', () => {
  test('the right one is accepted, another is not', async () => {
    const hash = await hashPassword('pässword 🔑', cheap)
    expect(hash).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/)
    expect(await verifyPassword('pässword 🔑', hash)).toBe(true)
    expect(await verifyPassword('pässword', hash)).toBe(false)
    expect(await verifyPassword('', hash)).toBe(false)
  })

  test('two hashes of one password differ', async () => {
    expect(await hashPassword('secret', cheap)).not.toBe(await hashPassword('secret', cheap))
  })

  test('composed and decomposed letters are one password', async () => {
    const hash = await hashPassword('caf\u00e9', cheap)
    expect(await verifyPassword('cafe\u0301', hash)).toBe(true)
  })

  test('an unknown account and a damaged hash are refused, not thrown', async () => {
    expect(await verifyPassword('secret', null)).toBe(false)
    expect(await verifyPassword('secret', 'secret')).toBe(false)
    expect(await verifyPassword('secret', '$scrypt$ln=4,r=8,p=1$$')).toBe(false)
  })

  test('an unknown account costs the same work as a known one', async () => {
    const hash = await hashPassword('secret')
    const scrypt = vi.spyOn(crypto, 'scrypt')
    syncBuiltinESMExports()
    await verifyPassword('wrong', hash)
    await verifyPassword('wrong', null)
    const work = scrypt.mock.calls.map(([, , length, cost]) => [length, cost])
    scrypt.mockRestore()
    syncBuiltinESMExports()
    expect(work).toHaveLength(2)
    expect(work[1]).toEqual(work[0])
  })

  test('a hash of another cost is outdated, one of today is not', async () => {
    expect(isOutdated(await hashPassword('secret', cheap))).toBe(true)
    expect(isOutdated(await hashPassword('secret'))).toBe(false)
  })
})

describe('tokens', () => {
  test('hold 256 bits, differ, and are stored hashed for 30 days', () => {
    const now = new Date('2030-01-01T00:00:00Z')
    const one = newToken(now)
    expect(Buffer.from(one.token, 'base64url')).toHaveLength(32)
    expect(one.token).not.toBe(newToken(now).token)
    expect(one.hash).toBe(hashToken(one.token))
    expect(one.hash).not.toContain(one.token)
    expect(one.expiresAt).toEqual(new Date('2030-01-31T00:00:00Z'))
  })
})
