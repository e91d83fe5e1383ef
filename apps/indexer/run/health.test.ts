import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { serveHealth } from './health.ts'
import type { Supervisor } from './supervise.ts'

test('the state is exported for Prometheus, on the configured host', async () => {
  let state: ReturnType<Supervisor['state']> = 'standby'
  let isCaughtUp = false
  const engine = createServer((_, response) => response.writeHead(isCaughtUp ? 200 : 503).end())
  engine.listen(0, '127.0.0.1')
  await once(engine, 'listening')
  const { port: enginePort } = engine.address() as AddressInfo
  const server = serveHealth({ host: '127.0.0.2', port: 0, enginePort }, { state: () => state })
  await once(server, 'listening')
  const { address, port } = server.address() as AddressInfo
  expect(address).toBe('127.0.0.2')
  const current = async () => {
    const text = await (await fetch(`http://${address}:${port}/metrics`)).text()
    return [...text.matchAll(/^mofu_indexer_state\{state="([a-z-]+)"\} 1$/gm)].map(([, name]) => name)
  }
  expect(await current()).toEqual(['standby'])
  state = 'running'
  expect(await current()).toEqual(['catching-up'])
  isCaughtUp = true
  expect(await current()).toEqual(['running'])
  server.close()
  engine.close()
})
