import { account } from '@mofu/db/app/accounts'
import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import { sale } from '@mofu/db/app/market/trade'
import { projection } from '@mofu/db/app/projection'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import { rootOfPath } from '@mofu/domain/merkle-tree'
import { readStatementLine } from '@mofu/domain/referral-statement'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import type { Caller } from '../../../platform/access.ts'
import { listReferralLines } from '../reports/store.ts'
import { totalLines } from '../reports/total-lines.ts'
import { closeStatements } from './close-statements.ts'
import { heldTrees } from './held-trees.ts'
import { sha256 } from './sha256.ts'
import { type OwnStatement, showOwnStatement } from './show-own-statement.ts'
import { listLines, listOpenLines, listStatements } from './store.ts'

const chainId = 5
const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1_000
const coin = `0x${'0'.repeat(40)}`
const FINAL = 1_000

let fresh: FreshDatabase
let db: Database
const ids: Record<string, string> = {}

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'statements')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'statements', max: 2, lockMs: 2_000 }))
  const boundAt = new Date('2025-12-01T00:00:00Z')
  const join = async (address: string, inviteCode: string, inviter?: string) => {
    const inviterId = inviter === undefined ? {} : { inviterId: ids[inviter] ?? null, boundAt }
    const [made] = await db
      .insert(account)
      .values({ address, inviteCode, ...inviterId })
      .returning()
    ids[address] = made?.id ?? ''
  }
  await join('mei', 'MEI22222')
  await join('kuro', 'KURO2222')
  await join('hana', 'HANA2222', 'mei')
  await join('taro', 'TARO2222', 'kuro')
  const place = { chainId, contract: '0xcc', owner: 'sora', creator: 'sora', updatedBlock: 1 }
  await db.insert(collection).values({
    ...place,
    id: '5-0xcc',
    name: 'Cats',
    symbol: 'CATS',
    isOpen: true,
    maxMint: 0n,
    createdAt: 1,
  })
  await db.insert(nft).values({
    ...place,
    id: '5-0xcc-1',
    collectionId: '5-0xcc',
    tokenId: 1n,
    tokenUri: '',
    royalty: 0,
    mintOrder: 1,
    mintedBlock: 1,
    mintedAt: 1,
  })
  await db.insert(projection).values({
    chainId,
    deployment: 'x',
    checkpoint: 'x',
    block: FINAL + 10,
    blockTime: at('2026-03-20'),
    finalizedBlock: FINAL,
    projectedAt: 0,
  })
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

let sold = 0

async function buy(
  buyer: string,
  day: string,
  price: bigint,
  { block = 10, nftId = '5-0xcc-1' } = {},
): Promise<void> {
  sold++
  await db.insert(sale).values({
    id: `5-${block}-${sold}`,
    chainId,
    nftId,
    collectionId: '5-0xcc',
    kind: 'ask',
    seller: 'sora',
    buyer,
    receiver: buyer,
    coin,
    price,
    fee: 0n,
    creator: 'sora',
    royalty: 0n,
    block,
    at: at(day),
    txHash: '0x01',
    logIndex: sold,
  })
}

const callerOf = (person: string): Caller => ({
  accountId: ids[person] ?? '',
  sessionId: '',
  scope: 'web3',
  address: person,
  email: null,
  roles: [],
})

/** As in a process that has just started and holds no trees. */
const deps = () => ({ db, treeOf: heldTrees((...month) => listLines(db, ...month)) })

const own = (person: string, month: string, from = deps()) =>
  showOwnStatement(from, callerOf(person), { chainId, month, after: undefined, pageSize: 100 })

/** As the page does: whether each line leads to the root, and all of the referrer's lines are there. */
function isProven({ lines, root, size }: OwnStatement): boolean {
  const parsed = lines.map(({ line }) => readStatementLine(line))
  const leads = lines.every(({ place, line, path }) => {
    const nodes = path.map((node) => new Uint8Array(Buffer.from(node, 'hex')))
    const found = rootOfPath(sha256, { text: line, index: place, size, path: nodes })
    return found !== undefined && Buffer.from(found).toString('hex') === root
  })
  return leads && parsed.every((line, index) => line?.number === index + 1 && line.count === lines.length)
}

test('a month closes once it is over and all of its lines are final; a later line is in a later statement', async () => {
  for (const [buyer, day, price] of [
    ['hana', '2026-01-05', 1n],
    ['taro', '2026-01-06', 2n],
    ['hana', '2026-01-31', 4n],
    ['hana', '2026-02-10', 8n],
    ['hana', '2026-03-10', 16n],
  ] as const) {
    await buy(buyer, day, price)
  }
  await buy('taro', '2026-02-20', 32n, { block: FINAL + 1 })
  await Promise.all([closeStatements(db), closeStatements(db)])
  const closed = async () => (await listStatements(db, chainId)).map(({ month, size }) => [month, size])
  // A line of February can still be replaced, and March is not over.
  expect(await closed()).toEqual([['2026-01', 3]])
  const january = await own('mei', '2026-01')
  expect(january.lines.map(({ line }) => readStatementLine(line))).toMatchObject([
    { referrer: 'MEI22222', number: 1, count: 2, to: 'hana', price: '1', kind: 'market', month: '2026-01' },
    { number: 2, count: 2, price: '4' },
  ])
  expect(isProven(january)).toBe(true)
  expect((await own('kuro', '2026-01')).lines).toHaveLength(1)
  expect((await own('hana', '2026-01')).lines).toEqual([])
  await expect(own('mei', '2026-02')).rejects.toMatchObject({ code: 'referrals.statement_not_found' })

  await buy('hana', '2026-01-15', 64n)
  await db.update(projection).set({ finalizedBlock: FINAL + 5, blockTime: at('2026-04-02') })
  await closeStatements(db)
  expect(await closed()).toEqual([
    ['2026-03', 1],
    ['2026-02', 3],
    ['2026-01', 3],
  ])
  expect(await own('mei', '2026-01')).toEqual(january)
  const february = await own('mei', '2026-02')
  expect(february.lines.map(({ line }) => readStatementLine(line)?.price)).toEqual(['8', '64'])
  for (const month of ['2026-01', '2026-02', '2026-03']) expect(isProven(await own('mei', month))).toBe(true)
})

test('every line has a random salt: a path holds hashes of others’ lines, which nobody may find by guessing', async () => {
  const both = [...(await own('mei', '2026-01')).lines, ...(await own('kuro', '2026-01')).lines]
  const salts = both.map(({ line }) => readStatementLine(line)?.salt)
  for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(salts).size).toBe(3)
})

test('the statements add up to the totals of the reports', async () => {
  const months = await Promise.all(['2026-01', '2026-02', '2026-03'].map((month) => own('mei', month)))
  const stated = months
    .flatMap(({ lines }) => lines)
    .reduce((sum, { line }) => sum + BigInt(readStatementLine(line)?.price ?? 0), 0n)
  const totals = await totalLines(db, callerOf('mei'), { chainId, days: {} })
  expect(totals).toEqual([{ kind: 'market', coin, count: 5, amount: String(stated) }])
  expect(stated).toBe(93n)
})

test('the sale of a token that was burned since, such as a redeemed pet, stays in reports and statements', async () => {
  await buy('hana', '2026-04-01', 128n, { nftId: '5-0xcc-77' })
  const filter = { inviters: { inviterId: ids['mei'] ?? '' }, kind: undefined, period: {} }
  const [newest] = await listReferralLines(db, filter, { chainId, before: undefined, most: 1 })
  expect(newest).toMatchObject({
    nftId: '5-0xcc-77',
    tokenId: '77',
    itemName: '',
    collection: 'Cats',
    price: '128',
  })
  const [total] = await totalLines(db, callerOf('mei'), { chainId, days: {} })
  expect(total).toMatchObject({ count: 6, amount: String(93n + 128n) })
  await db.update(projection).set({ blockTime: at('2026-05-02') })
  await closeStatements(db)
  const april = await own('mei', '2026-04')
  expect(april.lines.map(({ line }) => readStatementLine(line)?.price)).toEqual(['128'])
})

test('what an invited person bought stays with the referrer when their account is deleted before the month is closed', async () => {
  const [gone] = await db
    .insert(account)
    .values({
      address: 'rin',
      inviteCode: 'RIN22222',
      inviterId: ids['mei'] ?? '',
      boundAt: new Date('2025-12-01T00:00:00Z'),
    })
    .returning()
  await buy('rin', '2026-03-02', 900n)
  const rinOf = async () => {
    const lines = await listReferralLines(
      db,
      { inviters: { inviterId: ids['mei'] ?? '' }, kind: undefined, period: {} },
      { chainId, before: undefined, most: 100 },
    )
    return lines.filter(({ price }) => price === '900').map(({ wallet }) => wallet)
  }
  expect(await rinOf()).toEqual(['rin'])
  // As accounts/personal does, whose test compares.
  const deleted = { address: null, boughtAs: 'rin', deletedAt: new Date() }
  await db
    .update(account)
    .set(deleted)
    .where(eq(account.id, gone?.id ?? ''))
  expect(await rinOf()).toEqual(['rin'])
  await buy('rin', '2027-03-02', 901n)
  const open = await db.transaction((tx) => listOpenLines(tx, chainId, at('2028-01-01')))
  expect(open.filter(({ to }) => to === 'rin').map(({ price }) => price)).toEqual(['900'])
  // A new account of the same wallet, right away: the sale counts once, for the one who invited the first.
  await db.insert(account).values({
    address: 'rin',
    inviteCode: 'RIN33333',
    inviterId: ids['kuro'] ?? '',
    boundAt: new Date('2026-03-01T00:00:00Z'),
  })
  const again = await db.transaction((tx) => listOpenLines(tx, chainId, at('2026-04-01')))
  expect(again.filter(({ to }) => to === 'rin').map(({ referrer }) => referrer)).toEqual(['MEI22222'])
  await db.delete(account).where(eq(account.inviteCode, 'RIN33333'))
  await db.delete(sale).where(eq(sale.buyer, 'rin'))
})

test('a month without lines is closed too, and until the next one is over no sales are read', async () => {
  await db.update(projection).set({ blockTime: at('2026-07-01') })
  await closeStatements(db)
  const closed = (await listStatements(db, chainId)).map(({ month, size }) => [month, size])
  expect(closed.slice(0, 3)).toEqual([
    ['2026-06', 0],
    ['2026-05', 0],
    ['2026-04', 1],
  ])
  expect(await own('mei', '2026-06')).toMatchObject({ lines: [], next: null })

  const client = new pg.Client({ connectionString: fresh.url })
  await client.connect()
  await client.query('begin; lock table app.sale in access exclusive mode')
  await closeStatements(db)
  await client.end()
})

test('pages of a statement join to the whole', async () => {
  const first = await showOwnStatement(deps(), callerOf('mei'), {
    chainId,
    month: '2026-01',
    after: undefined,
    pageSize: 1,
  })
  expect(first.lines).toHaveLength(1)
  const rest = await showOwnStatement(deps(), callerOf('mei'), {
    chainId,
    month: '2026-01',
    after: first.next ?? 0,
    pageSize: 1,
  })
  expect(rest.next).toBeNull()
  expect(isProven({ ...rest, lines: [...first.lines, ...rest.lines] })).toBe(true)
})

test('the product can neither change nor delete a line; a changed or removed one breaks the proof', async () => {
  for (const change of [
    `update app.referral_entry set line = ''`,
    'delete from app.referral_entry',
    `update app.referral_statement set root = ''`,
    'delete from app.referral_statement',
  ]) {
    await expect(db.execute(change)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/permission denied/) },
    })
  }

  const client = new pg.Client({ connectionString: fresh.url })
  await client.connect()
  const { rows } = await client.query<{ place: number; line: string }>(
    `select place, line from app.referral_entry where month = '2026-01' order by place`,
  )
  const held = deps()
  expect(isProven(await own('mei', '2026-01', held))).toBe(true)
  for (const { place, line } of rows) {
    const altered = line.replace('"market"', '"claim"')
    await client.query(`update app.referral_entry set line = $1 where month = '2026-01' and place = $2`, [
      altered,
      place,
    ])
    // Where the tree is held, the referrer's whose line it is; where it is not, everyone's.
    expect(isProven(await own(line.includes('MEI22222') ? 'mei' : 'kuro', '2026-01', held))).toBe(false)
    expect(isProven(await own('mei', '2026-01'))).toBe(false)
    expect(isProven(await own('kuro', '2026-01'))).toBe(false)
    await client.query(`update app.referral_entry set line = $1 where month = '2026-01' and place = $2`, [
      line,
      place,
    ])
  }
  expect(isProven(await own('mei', '2026-01'))).toBe(true)
  await client.query(`delete from app.referral_entry where month = '2026-01' and place = 1`)
  expect(isProven(await own('mei', '2026-01'))).toBe(false)
  expect(isProven(await own('kuro', '2026-01'))).toBe(false)
  await client.end()
})

test('a referrer who deleted the account keeps nobody else’s proof from working', async () => {
  await db.update(account).set({ address: null, deletedAt: new Date() }).where(eq(account.address, 'hana'))
  expect(isProven(await own('mei', '2026-02'))).toBe(true)
})
