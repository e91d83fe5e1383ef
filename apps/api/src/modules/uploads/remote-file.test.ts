import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { isPublicAddress } from './public-address.ts'
import { fetchRemote } from './remote-file.ts'

let folder: string
let server: Server
let origin: string
let answer: RequestListener = (_, response) => void response.end('{}')
let connections = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mofu-remote-'))
  server = createServer((request, response) => answer(request, response))
  server.on('connection', () => connections++)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  connections = 0
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

const limits = { mostBytes: 10_000, mostMs: 1_500 }
const strict = () => ({ draftDir: folder, trusted: [] })
/** Like an IPFS gateway on a private network. */
const trusting = () => ({ draftDir: folder, trusted: [origin] })

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.3.4',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'no address',
])('%s is not of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '93.184.215.14', '2606:4700:4700::1111'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

describe('no connection is made', () => {
  const port = () => new URL(origin).port
  test.each([
    ['this machine', () => `https://127.0.0.1:${port()}/a`],
    ['by another spelling', () => `https://2130706433:${port()}/a`],
    ['in octal', () => `https://0177.0.0.1:${port()}/a`],
    ['in hexadecimal', () => `https://0x7f.1:${port()}/a`],
    ['in full-width digits', () => `https://①②⑦.0.0.1:${port()}/a`],
    ['inside IPv6', () => `https://[::ffff:127.0.0.1]:${port()}/a`],
    ['by its name', () => `https://localhost:${port()}/a`],
    ['where clouds keep their secrets', () => 'https://169.254.169.254/latest/meta-data'],
    ['without encryption', () => `${origin}/a`],
    ['with a password in it', () => 'https://hana:secret@mofu.example/a'],
    ['from the disk', () => 'file:///etc/passwd'],
    ['of another kind', () => 'gopher://127.0.0.1/a'],
    ['that is none', () => 'not an address'],
  ])('to an address %s', async (_, url) => {
    await expect(fetchRemote(strict(), url(), limits)).rejects.toMatchObject({ code: 'refused' })
    expect(connections).toBe(0)
  })

  test('to a name that resolves to this machine, or to several addresses of which one is', async () => {
    const [open, here] = [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]
    for (const found of [[here], [open, here]]) {
      const rules = { ...strict(), resolve: async () => found }
      const tried = fetchRemote(rules, `https://rebind.example:${port()}/a`, limits)
      await expect(tried).rejects.toMatchObject({ code: 'refused' })
    }
    expect(connections).toBe(0)
  })

  test('to a name whose DNS answer changes: it is resolved once, and that address is used', async () => {
    let asked = 0
    // 192.0.2.0/24 is unroutable; a second lookup would lead here.
    const resolve = async () => [
      asked++ === 0 ? { address: '203.1.113.7', family: 4 } : { address: '127.0.0.1', family: 4 },
    ]
    const tried = fetchRemote({ ...strict(), resolve }, `https://rebind.example:${port()}/a`, {
      ...limits,
      mostMs: 300,
    })
    await expect(tried).rejects.toMatchObject({ name: 'FetchFault' })
    expect([asked, connections]).toEqual([1, 0])
  })

  test('by a redirect from a trusted origin to an untrusted one', async () => {
    const seen: string[] = []
    answer = (request, response) => {
      seen.push(request.url ?? '')
      response.writeHead(302, { location: `https://127.0.0.1:${port()}/inside` }).end()
    }
    await expect(fetchRemote(trusting(), `${origin}/out`, limits)).rejects.toMatchObject({ code: 'refused' })
    expect(seen).toEqual(['/out'])
  })
})

describe('a fetched file', () => {
  test('has the same bytes, and its temporary file is removed afterwards', async () => {
    answer = (_, response) => {
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end('{"name":"毛毛"}')
    }
    const file = await fetchRemote(trusting(), `${origin}/a`, limits)
    expect([file.type, await readFile(file.path, 'utf8')]).toEqual(['application/json', '{"name":"毛毛"}'])
    await file.done()
    expect(await readdir(folder)).toEqual([])
  })

  test.each<[string, string, RequestListener]>([
    [
      'says it is too large',
      'too_large',
      (_, r) => void r.writeHead(200, { 'content-length': 10_001 }).end(),
    ],
    [
      'does not end',
      'too_large',
      (_, r) => {
        const more = setInterval(() => r.write('x'.repeat(5_000)), 5)
        r.on('close', () => clearInterval(more))
      },
    ],
    [
      'drips',
      'too_slow',
      (_, r) => {
        const more = setInterval(() => r.write('x'), 50)
        r.on('close', () => clearInterval(more))
      },
    ],
    ['says nothing', 'too_slow', () => undefined],
    [
      'is packed',
      'refused',
      (_, r) => void r.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(9_000))),
    ],
    ['goes round in circles', 'refused', (_, r) => void r.writeHead(302, { location: '/a' }).end()],
    ['is not there', 'missing', (_, r) => void r.writeHead(404).end()],
    ['is broken', 'out_of_reach', (_, r) => void r.writeHead(503).end()],
    ['hangs up', 'out_of_reach', (request) => void request.socket.destroy()],
  ])('%s: %s', async (_, code, listener) => {
    answer = listener
    await expect(fetchRemote(trusting(), `${origin}/a`, limits)).rejects.toMatchObject({ code })
    expect(await readdir(folder)).toEqual([])
  })
})
