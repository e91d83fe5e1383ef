import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { accountOf } from '@mofu/testkit/accounts'
import { mintAs, readerOf } from '@mofu/testkit/mint'
import type { Part } from '@mofu/testkit/part'
import { freePort } from '@mofu/testkit/ports'
import { type Server, startPostgres } from '@mofu/testkit/postgres'
import { startApi } from '@mofu/testkit/services'
import { startTestStack, type TestStack } from '@mofu/testkit/test-stack'
import { CallError, createClient, type Reply } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'

let folder: string
let server: Server
let stack: TestStack
let second: { part: Part; url: string }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mofu-faults-'))
  server = await startPostgres({ folder: join(folder, 'data'), port: await freePort() })
  stack = await startTestStack({ databaseServer: server.url })
  second = await startApi(stack.options('api-2', { API_PORT: String(await freePort()) }))
})

afterAll(async () => {
  await second.part.stop()
  await stack.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Title and block of every pet minted so far, according to the chain. */
const minted: { uri: string; block: number }[] = []

async function mintOne(number: number): Promise<void> {
  const collection = stack.contracts['DefaultCollection']?.address ?? '0x'
  const uri = `${stack.mediaUrl}/works/${number}.json`
  const block = await mintAs(stack.rpcUrl, 'hana', [{ collection, uri, royalty: 0, fee: 0n }])
  minted.push({ uri, block })
}

/**
 * What is wrong with an answer: a pet missing that its block promises, or a duplicate. It may be newer than its block,
 * never older.
 */
function faultsOf({ data, at }: Reply<typeof nftsV2>, known: readonly { block: number }[]): string[] {
  if (!at) return ['an answer without its block']
  const promised = known.filter(({ block }) => block <= at.block).length
  const ids = new Set(data.list.map(({ id }) => id))
  return [
    ...(data.list.length < promised ? [`at block ${at.block}: ${data.list.length} of ${promised} pets`] : []),
    ...(ids.size < data.list.length ? ['a pet twice'] : []),
  ]
}

test('PostgreSQL crashes under load: no wrong answer, right again within 10 s, fresh within 60 s, without intervention', async () => {
  onTestFailed(() => console.log(stack.lastWords()))
  const owner = accountOf('hana').address
  const urls = [stack.apiUrl, second.url]
  const wrong: string[] = []
  const seenBlocks = new Set<number>()
  const answers = { right: 0, refused: 0 }
  let isOver = false
  const readers = urls.map(async (baseUrl) => {
    const call = createClient({ baseUrl })
    while (!isOver) {
      const known = [...minted]
      try {
        const reply = await call(
          nftsV2,
          { body: { owner, pageSize: 100 } },
          { signal: AbortSignal.timeout(8_000) },
        )
        for (const { mintedBlock } of reply.data.list) seenBlocks.add(mintedBlock)
        const faults = faultsOf(reply, known)
        wrong.push(...faults)
        if (faults.length === 0) answers.right++
      } catch (error) {
        // "In a moment" is a correct answer; any other error is not.
        const isPassing = !(error instanceof CallError) || error.status === 503
        if (!isPassing) wrong.push(`${error.status} ${error.message}`)
        answers.refused++
      }
      await wait(25)
    }
  })

  for (let number = 1; number <= 5; number++) await mintOne(number)
  await until(
    async () => (await countAt(urls)).every((count) => count === 5),
    20_000,
    'five pets before the crash',
  )
  const before = answers.right
  expect(before).toBeGreaterThan(10)

  const crashedAt = Date.now()
  await server.crash?.()
  await until(async () => (await countAt(urls)).every((count) => count >= 5), 10_000, 'reads right again')
  const rightAfter = Date.now() - crashedAt
  await mintOne(6)
  await until(
    async () => (await countAt(urls)).every((count) => count === 6),
    60_000 - (Date.now() - crashedAt),
    'fresh again',
  )
  const freshAfter = Date.now() - crashedAt
  await mintOne(7)
  await until(async () => (await countAt(urls)).every((count) => count === 7), 10_000, 'fresh as ever')

  isOver = true
  await Promise.all(readers)
  console.log(
    `reads right after ${rightAfter} ms, fresh after ${freshAfter} ms; ${answers.right} right, ${answers.refused} refused`,
  )
  expect(wrong).toEqual([])
  const mintedBlocks = new Set(minted.map(({ block }) => block))
  expect(
    [...seenBlocks].filter((block) => !mintedBlocks.has(block)),
    'no pet that nobody minted',
  ).toEqual([])
  expect(rightAfter).toBeLessThanOrEqual(10_000)
  expect(freshAfter).toBeLessThanOrEqual(60_000)
  expect(Number(await readerOf(stack.rpcUrl).getBlockNumber())).toBeGreaterThan(0)
})

async function countAt(urls: readonly string[]): Promise<number[]> {
  return Promise.all(
    urls.map(async (baseUrl) => {
      const reply = await createClient({ baseUrl })(nftsV2, {
        body: { owner: accountOf('hana').address, pageSize: 100 },
      }).catch(() => undefined)
      return reply?.data.list.length ?? -1
    }),
  )
}

async function until(isTrue: () => Promise<boolean>, mostMs: number, what: string): Promise<void> {
  const deadline = Date.now() + mostMs
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`not ${what} after ${mostMs} ms`)
    await wait(50)
  }
}
