import { projection } from '@mofu/db/app/projection'
import { connectPool, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import type { Part } from '@mofu/testkit/part'
import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi } from '@mofu/testkit/services'
import { tokenOf } from '@mofu/testkit/sign-in'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const stack = inject('httpStack')
let fresh: FreshDatabase
let api: { part: Part; url: string }

// Its own database: some of these values are accepted, and change what other tests read.
beforeAll(async () => {
  fresh = await freshDatabase(new URL('/postgres', stack.databaseUrl).toString())
  const pool = connectPool(fresh.url, { role: 'mofu_app', name: 'test', max: 1 })
  const { chainId } = stack
  const reached = {
    deployment: 'test',
    checkpoint: '0',
    block: 1,
    blockTime: 1,
    finalizedBlock: 1,
    projectedAt: 1,
  }
  await database(pool)
    .insert(projection)
    .values({ chainId, ...reached })
  await pool.end()
  const env = { ...stack.env, DATABASE_URL: fresh.url, API_PORT: String(await freePort()) }
  api = await startApi({ env, logFile: logIn(stack.folder, 'hostile') })
}, 120_000)
afterAll(async () => {
  await api.part.stop()
  await fresh.drop()
})

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: Schema | boolean
}
type Operation = {
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  'x-access': 'anyone' | { scopes: string[]; roles?: string[] }
}
type Request = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown }
type Job = { path: string; method: string; token: string | undefined; operation: Operation }
/** A path in a request: `['body', 'rules', 0, 'firstFee']`. */
type Path = readonly (string | number)[]

const uuid = '00000000-0000-4000-8000-000000000001'
const wallet = '0x00000000000000000000000000000000000000aa'
const candidates = [
  '1',
  'a',
  'aaaa',
  wallet,
  `0x${'ab'.repeat(32)}`,
  `0x${'ab'.repeat(65)}`,
  'ABCDEFGH',
  'JP',
]
const byName: readonly (readonly [RegExp, string])[] = [
  [/email|username/i, 'hostile@mofu.example'],
  [/address|collection|owner|token$/i, wallet],
  [/country/i, 'JP'],
  [/phone/i, '+81312345678'],
  [/chainId/i, '31337'],
]

/** Values that must never cause a server error in any field. */
const hostile: readonly unknown[] = [
  'a\0b',
  'a\ud800b',
  '\udc00',
  '',
  'not digits',
  '-1',
  '1e3',
  '0x',
  '9'.repeat(30),
  '9'.repeat(400),
  '0000-01-01',
  '9999-12-31',
  -1,
  0.5,
  2_147_483_648,
  9_007_199_254_740_991,
  1e308,
  null,
]

function sampleOf(schema: Schema, name: string, isWhole: boolean): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (choice) return sampleOf(choice, name, isWhole)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [type] = [schema.type].flat()
  if (type === 'object') {
    const { properties = { en: { type: 'string' } }, required = [] } = schema
    const wanted = Object.entries(properties).filter(
      ([key]) => isWhole || key === 'en' || required.includes(key),
    )
    return Object.fromEntries(wanted.map(([key, one]) => [key, sampleOf(one, key, isWhole)]))
  }
  if (type === 'array') return [sampleOf(schema.items ?? {}, name, isWhole)]
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.format === 'uuid') return uuid
  const named = byName.find(([pattern]) => pattern.test(name))?.[1]
  const fits = (text: string) =>
    (schema.pattern === undefined || new RegExp(schema.pattern).test(text)) &&
    text.length >= (schema.minLength ?? 0)
  return [...(named === undefined ? [] : [named]), ...candidates].find(fits) ?? 'a'
}

function leavesOf(value: unknown, at: Path): Path[] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([key, one]) =>
    leavesOf(one, [...at, Array.isArray(value) ? Number(key) : key]),
  )
}

function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(value) ? value : []
    return Object.assign([...list], { [key]: withValue(list[key], rest, put) })
  }
  const object = (value ?? {}) as Record<string, unknown>
  return { ...object, [key]: withValue(object[key], rest, put) }
}

/** Half of a surrogate pair cannot be encoded in a URL; these are its bytes. */
function encoded(value: unknown): string {
  const text = String(value)
  return text.isWellFormed() ? encodeURIComponent(text) : text.replace(/[\ud800-\udfff]/, '%ED%A0%80')
}

async function send(
  { path, method, token }: Pick<Job, 'path' | 'method' | 'token'>,
  { params, query, body }: Request,
): Promise<number> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]))
  const search = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`)
  const reply = await fetch(`${api.url}${filled}?${search.join('&')}`, {
    method: method.toUpperCase(),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  await reply.arrayBuffer()
  return reply.status
}

/** Runs all, several at a time. */
async function inParallel<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const next = list.values()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const one of next) await work(one)
    }),
  )
}

test('no value of any field of any route causes a server error', async () => {
  const paths = await readPaths()
  const tokens: Record<string, string> = {
    admin: await tokenOf(api.url, 'deployer'),
    leader: await tokenOf(api.url, 'mei'),
    minter: await tokenOf(api.url, 'kuro'),
  }
  const jobs = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Job => {
      const access = operation['x-access']
      const token = access === 'anyone' ? undefined : tokens[access.roles?.[0] ?? 'admin']
      return { path, method, token: token ?? tokens['admin'], operation }
    }),
  )
  const failed = new Set<string>()
  let [sent, understood] = [0, 0]
  await inParallel(jobs, async (job) => {
    const whole = requestOf(job.operation, true)
    const least = requestOf(job.operation, false)
    // With every field, or, where that is invalid, with the required ones.
    const base = (await send(job, whole)) === 400 ? least : whole
    if ((await send(job, base)) !== 400) understood += 1
    for (const at of leavesOf(whole, [])) {
      for (const value of hostile) {
        const status = await send(job, withValue(base, at, value) as Request)
        sent += 1
        if (status >= 500) {
          failed.add(
            `${status} ${job.method} ${job.path} ${at.join('.')} = ${JSON.stringify(value)?.slice(0, 40)}`,
          )
        }
      }
    }
  })
  expect([...failed].toSorted()).toEqual([])
  expect(sent).toBeGreaterThan(2_000)
  // Most of these requests are valid but for the one value, so that it reaches the database.
  expect(understood / jobs.length).toBeGreaterThan(0.6)
}, 600_000)

test('a chain that is not configured is not found, wherever one can be named', async () => {
  const answers: string[] = []
  for (const [path, methods] of Object.entries(await readPaths())) {
    const { get } = methods
    const hasChain = get?.parameters?.some(({ name }) => name === 'chainId')
    if (!get || !hasChain || get['x-access'] !== 'anyone') continue
    const request = withValue(requestOf(get, false), ['query', 'chainId'], 1_234_567) as Request
    answers.push(`${await send({ path, method: 'get', token: undefined }, request)} ${path}`)
  }
  expect(answers.filter((answer) => answer.startsWith('404')).length).toBeGreaterThan(5)
  expect(answers.filter((answer) => !/^(404|400)/.test(answer))).toEqual([])
})

async function readPaths(): Promise<Record<string, Record<string, Operation>>> {
  const document = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>
  }
  return document.paths
}

function requestOf({ parameters = [], requestBody }: Operation, isWhole: boolean): Request {
  const at = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && (isWhole || one.required === true))
        .map(({ name, schema }) => [name, sampleOf(schema, name, isWhole)]),
    )
  const body = requestBody?.content['application/json']?.schema
  return { params: at('path'), query: at('query'), body: body ? sampleOf(body, 'body', isWhole) : undefined }
}
