import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { createClient } from './client.ts'
import { route } from './route.ts'

/** A server that answers with the body it is asked for. */
const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
  response.setHeader('content-type', 'application/json').end(searchParams.get('answer'))
})
let call: ReturnType<typeof createClient>
let logins = 0

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  call = createClient({ baseUrl: `http://127.0.0.1:${port}`, onLogin: () => (logins += 1) })
})

afterAll(() => server.close())

const asked = <T extends z.ZodMiniType>(data: T) =>
  route({
    service: 'v2',
    method: 'GET',
    path: '/answer',
    summary: '',
    query: z.object({ answer: z.string() }),
    data,
  })
const ask = (data: z.ZodMiniType, body: unknown) =>
  call(asked(data), { query: { answer: JSON.stringify(body) } })

const number = z.object({ value: z.int() })
const at = { chainId: 1, block: 7, blockTime: 8, finalizedBlock: 6 }

test('every shape that is a success is read: code 200 or 0, a known key, or an array [rule-32]', async () => {
  expect(await ask(number, { code: 200, msg: 'ok', data: { value: 1 }, at })).toEqual({
    data: { value: 1 },
    at,
  })
  expect(await ask(number, { code: 0, data: { value: 2 } })).toEqual({ data: { value: 2 }, at: undefined })
  expect((await ask(z.object({ decimals: z.int() }), { decimals: 18 })).data).toEqual({ decimals: 18 })
  const bare = [
    [z.object({ Children: z.array(z.int()) }), { Children: [1] }],
    [z.object({ list: z.array(z.int()) }), { list: [] }],
    [z.object({ Id: z.int() }), { Id: 3 }],
    [z.object({ publicAddress: z.string() }), { publicAddress: '0x1' }],
    [z.object({ nonce: z.string() }), { nonce: 'n' }],
    [z.array(z.int()), [1, 2]],
  ] as const
  for (const [schema, body] of bare) expect((await ask(schema, body)).data).toEqual(body)
})

test('any other body is rejected, and so is a success with another content [rule-32]', async () => {
  for (const body of [{ code: 500, msg: 'no' }, {}, null, 'list', { code: '200' }])
    await expect(ask(z.any(), body)).rejects.toMatchObject({ name: 'CallError', status: 200 })
  await expect(ask(number, { code: 200, data: { value: 'x' } })).rejects.toMatchObject({ name: '$ZodError' })
  await expect(ask(number, { code: 200 })).rejects.toMatchObject({ name: '$ZodError' })
  await expect(ask(number, { code: 200, data: { value: 1 }, at: {} })).rejects.toMatchObject({
    name: '$ZodError',
  })
})

test('only 401 with a message asks for the login', async () => {
  await expect(ask(number, { code: 401, msg: '' })).rejects.toMatchObject({ status: 200 })
  expect(logins).toBe(0)
  await expect(ask(number, { code: 401, msg: 'sign in' })).rejects.toMatchObject({ status: 200 })
  expect(logins).toBe(1)
})
