import { account, audit } from '@mofu/db/app/accounts'
import { connectPool, type Database, database } from '@mofu/db/connect'
import { type FreshDatabase, freshDatabase } from '@mofu/db/fresh-database'
import type { Role } from '@mofu/domain/roles'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import type { Caller } from '../../../platform/access.ts'
import { exportLines } from './export-lines.ts'
import { listReferrals } from './list-lines.ts'
import { listInvited, listMyInvited, showInvited } from './list-users.ts'

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase(inject('databaseServer'), 'recorded')
  db = database(connectPool(fresh.url, { role: 'mofu_app', name: 'recorded', max: 2 }))
})

afterAll(async () => {
  await db.$client.end()
  await fresh.drop()
})

const page = { page: 1, pageSize: 10 }
const lines = { kind: undefined, days: {}, page: { chainId: 5, cursor: undefined, pageSize: 10 } }

/** Each way to the e-mails of those whom the caller invited. */
const reads: readonly (readonly [what: string, read: (caller: Caller, guest: string) => Promise<unknown>])[] =
  [
    ['myReferralUser', (caller) => listMyInvited(db, caller, page)],
    ['subUserList', (caller) => listInvited(db, caller, caller.address ?? '', page)],
    ['subUserDetail', (caller, guest) => showInvited(db, caller, { wallet: guest, chainId: 5 })],
    ['soldList', (caller) => listReferrals(db, caller, { wallet: caller.address ?? '', ...lines })],
    ['export', (caller) => exportLines(db, caller, { chainId: 5, wallet: caller.address ?? '' })],
  ]

async function inviterWith(
  roles: Role[],
  scope: Caller['scope'],
): Promise<{ caller: Caller; guest: string }> {
  const code = () => crypto.randomUUID()
  const address = code()
  const [inviter] = await db.insert(account).values({ address, inviteCode: code() }).returning()
  const guest = { address: code(), inviteCode: code(), inviterId: inviter?.id ?? '', boundAt: new Date() }
  await db.insert(account).values({ ...guest, email: `${guest.address}@mofu.example` })
  const caller = { accountId: inviter?.id ?? '', sessionId: '', scope, address, email: null, roles }
  return { caller, guest: guest.address }
}

test.each(reads)(
  '%s: admins read whole e-mails of those they invited too, which is recorded',
  async (_, read) => {
    const { caller, guest } = await inviterWith(['admin'], 'web3')
    const before = await db.$count(audit)
    await read(caller, guest)
    expect(await db.$count(audit)).toBeGreaterThan(before)
  },
)

test.each(reads)('%s: the own report of others, with masked e-mails, is not recorded', async (_, read) => {
  const before = await db.$count(audit)
  for (const { caller, guest } of [
    await inviterWith([], 'web3'),
    await inviterWith(['leader'], 'web3'),
    await inviterWith(['admin'], 'readonly'),
  ]) {
    await read(caller, guest)
  }
  expect(await db.$count(audit)).toBe(before)
})

test('a leader reads the report of an account below with a signed session, and not with a password', async () => {
  const { caller, guest } = await inviterWith(['leader'], 'web3')
  expect(await listInvited(db, caller, guest, page)).toEqual({ list: [], total: 0 })
  const withPassword = listInvited(db, { ...caller, scope: 'readonly' }, guest, page)
  await expect(withPassword).rejects.toMatchObject({ code: 'accounts.not_yours' })
})
