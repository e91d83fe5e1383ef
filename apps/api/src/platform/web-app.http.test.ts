import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Part } from '@mofu/testkit/part'
import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
const secretRpc = 'https://rpc.example/v2/s3cr3t-key'
let api: { part: Part; url: string }

beforeAll(async () => {
  const webDir = join(stack.folder, 'web')
  mkdirSync(join(webDir, '.vite'), { recursive: true })
  const head = '<title>x</title><meta name="description" content="x" />'
  writeFileSync(
    join(webDir, 'index.html'),
    `<!doctype html><html lang="en"><head>${head}</head><body><div class="splash"></div></body></html>`,
  )
  writeFileSync(join(webDir, '.vite/manifest.json'), '{}')
  writeFileSync(join(webDir, '.vite/routes.json'), '{}')
  const env = {
    ...stack.env,
    API_PORT: String(await freePort()),
    WEB_DIR: webDir,
    PUBLIC_URL: 'https://mofu.example',
    RPC_URL_ETH: secretRpc,
    PUBLIC_RPC_URL_POLYGON: 'https://public.example',
  }
  api = await startApi({ env, logFile: logIn(stack.folder, 'web-app') })
}, 120_000)
afterAll(() => api.part.stop())

test('the page refuses foreign forms, openers and plain HTTP', async () => {
  const { headers } = await fetch(`${api.url}/list`)
  expect(headers.get('content-security-policy')).toContain(`form-action 'self'`)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
})

test.each(['/.vite/manifest.json', '/%2evite/manifest.json', '/.vite/routes.json', '/.env'])(
  'the build’s own file %s is not served',
  async (path) => {
    expect((await fetch(`${api.url}${path}`)).status).toBe(404)
  },
)

test('browsers get public RPC addresses only', async () => {
  const { data } = await createClient({ baseUrl: api.url })(appConfig, {})
  const rpcOf = (name: string) => data.networks.find((network) => network.name === name)?.rpcUrl
  expect(rpcOf('eth')).toBeNull()
  expect(rpcOf('polygon')).toBe('https://public.example')
  const page = await fetch(`${api.url}/`)
  const policy = page.headers.get('content-security-policy')
  expect(`${JSON.stringify(data)} ${await page.text()} ${policy}`).not.toContain('rpc.example')
  expect(policy).toContain('https://public.example')
})

test('browsers may fetch rounds from the beacon, and know from which block on the contracts exist', async () => {
  const { data } = await createClient({ baseUrl: api.url })(appConfig, {})
  const { headers } = await fetch(`${api.url}/`)
  expect(headers.get('content-security-policy')).toContain(new URL(data.beaconUrls[0] ?? '').origin)
  const deployed = data.networks.filter(({ contracts }) => contracts !== null)
  expect(deployed.length).toBeGreaterThan(0)
  expect(deployed.map(({ firstBlock }) => firstBlock)).not.toContain(null)
})
