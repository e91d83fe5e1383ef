import { createHash } from 'node:crypto'

import { accountOf } from '@mofu/testkit/accounts'
import { readerOf } from '@mofu/testkit/mint'
import { joinAsNew, type Member, startOpenSale } from '@mofu/testkit/referrals'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, signInWallet, tokenOf } from '@mofu/testkit/sign-in'
import { auditLog } from '@mofu/wire/accounts/roles'
import { createClient } from '@mofu/wire/client'
import pg from 'pg'
import { beforeAll, expect, inject, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const { apiUrl, databaseUrl, mediaUrl, rpcUrl, chainId } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const join = (inviterCode?: string) => joinAsNew({ apiUrl, rpcUrl }, inviterCode)
type Session = ReturnType<typeof bearer>

/** A formula, quotes and a comma, in Japanese. */
const NAME = '=HYPERLINK("毛","もふ")'
const titles =
  'email,wallet,updated,item_name,collection,price,coin,from,to,token_id,sold,is_final,inviter,coin_address,chain_id,transaction_hash,record_id'

let [leader, admin] = [bearer(''), bearer('')]
let inviter: Member
let guest: Member
let outsider: Member
let outsidersGuest: Member
let contract = ''
let block = 0

/** mei leads and invited the inviter, who invited the guest. The outsider invited someone as well. Both guests mint. */
beforeAll(async () => {
  const mei = await signInWallet(apiUrl, accountOf('mei'))
  leader = bearer(mei.v1Info.token)
  admin = bearer(await tokenOf(apiUrl, 'deployer'))
  inviter = await join(mei.v1Info.myCode)
  guest = await join(inviter.code)
  outsider = await join()
  outsidersGuest = await join(outsider.code)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update app.account set email = $1 where address = $2', [emailOf(guest), guest.wallet])
  await client.end()
  const sale = await startOpenSale({ apiUrl, rpcUrl, chainId }, accountOf('ren'), {
    name: NAME,
    price: 1_500_000_000_000_000n,
    uri: `${mediaUrl}/exported`,
  })
  contract = sale.contract
  block = await sale.buy(guest.account, 1n)
  await untilProjected(apiUrl, chainId, await sale.buy(outsidersGuest.account, 1n), 20_000)
})

const emailOf = ({ wallet }: Member) => `+guest-${wallet}@mofu.example`

async function exported(as?: Session, query = ''): Promise<Response> {
  return fetch(`${apiUrl}/api/main/opengate/referral/export${query}`, as)
}

async function rowsFor(as: Session, query = ''): Promise<string[]> {
  const text = await (await exported(as, query)).text()
  return text.split('\r\n').slice(1, -2)
}

test('GET referral/export returns the caller’s lines as CSV, with their number and a checksum [main-19]', async () => {
  const response = await exported(inviter.as)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="referrals.csv"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const bytes = Buffer.from(await response.arrayBuffer())

  const { timestamp, transactions } = await readerOf(rpcUrl).getBlock({ blockNumber: BigInt(block) })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string; finalized: number; title: string }>(
    `select p.id, n.title, (select finalized_block from app.projection where chain_id = $1) as finalized
     from app.mint_purchase p join app.nft n on n.id = $2 where p.buyer = $3`,
    [chainId, `${chainId}-${contract}-1`, guest.wallet],
  )
  await client.end()
  const [sold] = rows
  const line = [
    "'+…@m….example",
    guest.wallet,
    new Date(Number(timestamp) * 1_000).toISOString(),
    sold?.title ?? '',
    `"'=HYPERLINK(""毛"",""もふ"")"`,
    '0.0015',
    'ETH',
    accountOf('ren').address.toLowerCase(),
    guest.wallet,
    '1',
    'claim',
    block <= Number(sold?.finalized) ? 'yes' : 'no',
    inviter.wallet,
    '0x0000000000000000000000000000000000000000',
    String(chainId),
    transactions[0],
    `${sold?.id}-1`,
  ].join(',')
  const content = `\uFEFF${titles}\r\n${line}\r\n`
  const checksum = createHash('sha256').update(content, 'utf8').digest('hex')
  expect(bytes.toString('utf8')).toBe(`${content}rows,1,sha256,${checksum}\r\n`)
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

test('an account without referrals gets the titles and a count of 0', async () => {
  const bytes = Buffer.from(await (await exported(guest.as)).arrayBuffer())
  const content = `\uFEFF${titles}\r\n`
  const checksum = createHash('sha256').update(content, 'utf8').digest('hex')
  expect(bytes.toString('utf8')).toBe(`${content}rows,0,sha256,${checksum}\r\n`)
})

test('an export has a referrer’s own lines, a leader’s tree, and everything for admins', async () => {
  const of = (rows: readonly string[], { wallet }: Member) =>
    rows.filter((row) => row.includes(wallet)).length
  const [own, tree, all] = [await rowsFor(inviter.as), await rowsFor(leader), await rowsFor(admin)]
  expect([of(own, guest), of(own, outsidersGuest)]).toEqual([1, 0])
  expect([of(tree, guest), of(tree, outsidersGuest)]).toEqual([1, 0])
  expect([of(all, guest), of(all, outsidersGuest)]).toEqual([1, 1])
  for (const rows of [own, tree]) expect(rows.join()).not.toContain(emailOf(guest))
  expect(all.join()).toContain(`'${emailOf(guest)}`)

  const visitor = await exported()
  expect(visitor.status).toBe(401)
  expect(await visitor.json()).toMatchObject({ error: 'accounts.session_needed' })
})

test('one inviter’s lines are exported only to whom the reports show them, and with the same filters', async () => {
  const query = `?wallet=${inviter.wallet}`
  for (const as of [inviter.as, leader, admin]) expect(await rowsFor(as, query)).toHaveLength(1)
  for (const as of [guest.as, outsider.as]) {
    const refused = await exported(as, query)
    expect([refused.status, (await refused.json()).error]).toEqual([403, 'accounts.not_yours'])
  }
  expect((await exported(leader, `?wallet=${outsider.wallet}`)).status).toBe(403)
  expect(await rowsFor(inviter.as, `${query}&kind=claim`)).toHaveLength(1)
  expect(await rowsFor(inviter.as, `${query}&kind=market`)).toHaveLength(0)
  expect(await rowsFor(inviter.as, '?last=2001-01-01')).toHaveLength(0)
  expect(await rowsFor(inviter.as, '?first=2001-01-01')).toHaveLength(1)
  expect((await exported(inviter.as, '?kind=gift')).status).toBe(400)
})

test('exports of other people’s lines are in the audit log, a referrer’s own are not', async () => {
  for (const as of [inviter.as, leader, admin]) await (await exported(as, '?kind=claim')).text()
  const { data } = await call(auditLog, { query: {} }, admin)
  const entries = data.list.filter(({ action }) => action === 'referrals.export')
  const facts = { chainId: String(chainId), kind: 'claim' }
  expect(entries.slice(0, 2)).toMatchObject([
    { actor: accountOf('deployer').address.toLowerCase(), subject: 'everyone', facts },
    { actor: accountOf('mei').address.toLowerCase(), subject: 'own tree', facts },
  ])
  expect(entries.map(({ actor }) => actor)).not.toContain(inviter.wallet)
})
