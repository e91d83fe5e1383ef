import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'mofu-keeper-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const key = `0x${'a1'.repeat(32)}`

test('every invalid setting is named at once, and a key is never repeated', () => {
  const wrong = {
    KEEPER_KEY: 'secret-but-short',
    KEEPER_POLL_MS: '5',
    KEEPER_MAX_MGAS: 'many',
    DEPLOYMENTS_DIR: folder,
  }
  let message = ''
  try {
    readSettings(wrong)
  } catch (error) {
    message = String(error)
  }
  expect(message).toContain('The keeper cannot start')
  expect(message).toContain('NETWORK: petchain needs a chain id and RPC_URL_PETCHAIN')
  expect(message).toContain('KEEPER_POLL_MS')
  expect(message).toContain('KEEPER_MAX_MGAS')
  expect(message).toContain('KEEPER_KEY_FILE or KEEPER_KEY')
  expect(message).not.toContain('secret-but-short')
})

test('a key is read from its file', () => {
  const file = join(folder, 'key')
  writeFileSync(file, `${key}\n`)
  const wrong = { KEEPER_KEY_FILE: file, RPC_URL_PETCHAIN: 'http://127.0.0.1:1', DEPLOYMENTS_DIR: folder }
  // The key is fine; a deployment is missing.
  expect(() => readSettings(wrong)).toThrow(
    /^The keeper cannot start:\n\s+DEPLOYMENTS_DIR: .* has no deployment/,
  )
})
