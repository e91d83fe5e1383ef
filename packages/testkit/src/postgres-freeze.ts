import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { register } from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'

import { accountOf } from './accounts.ts'
import { mailsTo } from './mails.ts'
import { makeShop, makeShopper, mallDatabase, payOffers, type Shopper } from './mall.ts'
import { mintAs } from './mint.ts'
import { freePort } from './ports.ts'
import { type Server, startPostgres } from './postgres.ts'
import { placeOrder, settlePayment, untilPaid } from './settle-payment.ts'
import { startTogether } from './teardown.ts'
import { startTestStack, type TestStack } from './test-stack.ts'

const PAYER = 'yuki'
/** Few enough that this process, which also catches the mails, has time to measure. */
const READERS = 15
const READ_EVERY_MS = 250
const PATIENCE_MS = 120_000
/** As fast as the fastest of our networks. */
const BLOCK_SECONDS = 1

export type FreezableStack = { stack: TestStack; server: Server; stop: () => Promise<void> }

/** A whole stack on its own PostgreSQL, which can be stopped without affecting others. */
export function startFreezableStack(): Promise<FreezableStack> {
  return startTogether(async (teardown) => {
    const folder = mkdtempSync(join(tmpdir(), 'mofu-freeze-'))
    teardown.add(() => rmSync(folder, { recursive: true, force: true }))
    const server = await startPostgres({ folder: join(folder, 'data'), port: await freePort() })
    teardown.add(() => server.stop())
    const stack = await startTestStack({ databaseServer: server.url, blockTime: BLOCK_SECONDS })
    teardown.add(() => stack.stop())
    teardown.add(() => server.thaw?.())
    return { stack, server, stop: () => teardown.run() }
  })
}

export type Freeze = {
  requests: number
  longestRequestMs: number
  /** The API's own status meanwhile. */
  livez: number
  readyz: number
  /** From the moment PostgreSQL resumes: until an answer is right, */
  rightMs: number
  /** until the read model has the tokens minted meanwhile, */
  freshMs: number
  /** until payments made on chain meanwhile count, */
  paidMs: number
  /** and until a job enqueued then has run. */
  jobMs: number
  /** The duration of the same without a fault: on a slow machine that is long, too. */
  usual: { freshMs: number; paidMs: number; jobMs: number }
}

/** Stops every process of PostgreSQL under load, mints and pays on chain meanwhile, and measures the recovery. */
export async function freezePostgres({ stack, server }: FreezableStack, frozenMs: number): Promise<Freeze> {
  const buyer = await makeBuyer(stack)
  const usual = await usualTimes(stack, buyer)
  const { orderId, offers } = await placeOrder(stack, buyer)
  const reading = startReaders(stack)
  await wait(1_000)
  server.freeze?.()
  await wait(frozenMs / 2)
  await Promise.all([mintOne(stack, 2), payOffers(stack.rpcUrl, PAYER, offers)])
  const [livez, readyz] = await Promise.all([statusOf(stack, '/livez'), statusOf(stack, '/readyz')])
  await wait(frozenMs / 2)
  server.thaw?.()
  const from = Date.now()
  const since = (done: Promise<unknown>) => done.then(() => Date.now() - from)
  const [rightMs, freshMs, paidMs, jobMs] = await Promise.all([
    since(until(async () => (await pets(stack)) >= 1)),
    since(until(async () => (await pets(stack)) === 2)),
    since(untilPaid(stack, { ...buyer, orderId })),
    since(sendMail(stack)),
  ])
  const took = await reading.stop()
  await mintOne(stack, 3)
  await until(async () => (await pets(stack)) === 3)
  const [requests, longestRequestMs] = [took.length, Math.max(...took)]
  return { requests, longestRequestMs, livez, readyz, rightMs, freshMs, paidMs, jobMs, usual }
}

type Buyer = { buyer: Shopper; skuId: number }

async function makeBuyer(stack: TestStack): Promise<Buyer> {
  const { db, end } = mallDatabase(stack.databaseUrl)
  try {
    const buyer = await makeShopper(stack, db, 'frozen')
    const { skuIds } = await makeShop(db, { owner: buyer, payout: accountOf('emi').address })
    return { buyer, skuId: skuIds[0] ?? 0 }
  } finally {
    await end()
  }
}

async function usualTimes(stack: TestStack, buyer: Buyer): Promise<Freeze['usual']> {
  const paidMs = await settlePayment(stack, { ...buyer, payer: PAYER })
  const beforeMail = Date.now()
  await sendMail(stack)
  const jobMs = Date.now() - beforeMail
  await mintOne(stack, 1)
  const minted = Date.now()
  await until(async () => (await pets(stack)) === 1)
  return { paidMs, jobMs, freshMs: Date.now() - minted }
}

function startReaders(stack: TestStack): { stop: () => Promise<number[]> } {
  const took: number[] = []
  let isOver = false
  const readers = Array.from({ length: READERS }, async () => {
    while (!isOver) {
      const from = Date.now()
      await pets(stack).catch(() => undefined)
      took.push(Date.now() - from)
      await wait(READ_EVERY_MS)
    }
  })
  return {
    stop: async () => {
      isOver = true
      await Promise.all(readers)
      return took
    },
  }
}

/** Registers an account, retrying until it works; its mail is a job. */
async function sendMail({ apiUrl, mailsUrl }: TestStack): Promise<void> {
  const email = `thawed-${crypto.randomUUID()}@mofu.example`
  const body = { email, password: 'nine quiet foxes run' }
  const call = createClient({ baseUrl: apiUrl })
  await until(async () => (await call(register, { query: {}, body })) !== undefined)
  await until(async () => (await mailsTo(mailsUrl, email)).length > 0)
}

function mintOne(stack: TestStack, number: number): Promise<number> {
  const collection = stack.contracts['DefaultCollection']?.address ?? '0x'
  const uri = `${stack.mediaUrl}/works/${number}.json`
  return mintAs(stack.rpcUrl, 'hana', [{ collection, uri, royalty: 0, fee: 0n }])
}

async function pets({ apiUrl }: TestStack): Promise<number> {
  const owner = accountOf('hana').address
  const reply = await createClient({ baseUrl: apiUrl })(nftsV2, { body: { owner, pageSize: 100 } })
  return reply.data.list.length
}

async function statusOf({ apiUrl }: TestStack, path: string): Promise<number> {
  const reply = await fetch(apiUrl + path)
  await reply.arrayBuffer()
  return reply.status
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const from = Date.now()
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() - from > PATIENCE_MS)
      throw new Error(`not so after ${PATIENCE_MS} ms: ${isTrue.toString()}`)
    await wait(50)
  }
}
