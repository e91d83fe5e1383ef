import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readConfig } from './config.ts'
import { riskySettings } from './risky-settings.ts'

const key = `0x${'1'.repeat(64)}`
const base = {
  DEPLOYMENTS_DIR: mkdtempSync(join(tmpdir(), 'mofu-deployments-')),
  DATABASE_URL: 'postgres://localhost/mofu',
  NETWORK: 'petchain',
  RPC_URL_PETCHAIN: 'http://127.0.0.1:8545',
  CHAIN_ID_PETCHAIN: '4242',
}
const careful = {
  ...base,
  PUBLIC_URL: 'https://mofu.example',
  MEDIA_URL: 'https://media.mofu.example',
  TRUSTED_PROXIES: '10.0.0.1',
  REDIS_URL: 'redis://cache',
  SMTP_URL: 'smtp://mail',
  RPC_URL_PETCHAIN: 'http://one.example,http://two.example',
}

function risksOf(environment: Record<string, string>, process: 'api' | 'worker' = 'api'): string {
  return riskySettings(readConfig(environment), process).join('\n')
}

test("there are no warnings on a developer's machine", () => {
  expect(risksOf({ ...base, MALL_OPERATOR_KEY: key })).toBe('')
})

test('careful settings raise no warnings', () => {
  expect(risksOf(careful)).toBe('')
  expect(risksOf(careful, 'worker')).toBe('')
})

test.each([
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES is not set'],
  ['keys in plain text', { MALL_QUOTER_KEY: key }, 'MALL_QUOTER_KEY: keys in plain text'],
  ['the operator key in the API', { MALL_OPERATOR_KEY: key }, 'MALL_OPERATOR_KEY is known to the API'],
  ['http', { PUBLIC_URL: 'http://mofu.example' }, 'PUBLIC_URL is not https'],
  ['media on the same origin', { MEDIA_URL: 'https://mofu.example' }, 'MEDIA_URL has the origin'],
  ['a database without TLS', { DATABASE_URL: 'postgres://db.example/mofu' }, 'without sslmode=require'],
  ['no Redis', { REDIS_URL: '' }, 'REDIS_URL is not set'],
  ['no mail server', { SMTP_URL: '' }, 'SMTP_URL is not set'],
  ['the development chain', { CHAIN_ID_PETCHAIN: '31337' }, 'NETWORK is the development chain'],
  ['one node', { RPC_URL_PETCHAIN: 'http://one.example' }, 'one RPC node'],
] as const)('a public address with %s is warned of', (_, more, sentence) => {
  expect(risksOf({ ...careful, ...more })).toContain(sentence)
})

test('a key in a file is read without a warning', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'mofu-key-')), 'quoter')
  writeFileSync(file, `${key}\n`)
  const config = readConfig({ ...careful, MALL_QUOTER_KEY_FILE: file })
  expect(config.mall.quoterKey).toBe(key)
  expect(riskySettings(config, 'api')).toEqual([])
  expect(() => readConfig({ ...careful, MALL_QUOTER_KEY_FILE: `${file}-none` })).toThrow(
    'MALL_QUOTER_KEY_FILE: the file cannot be read',
  )
})
