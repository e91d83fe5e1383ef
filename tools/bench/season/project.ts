import { account } from '@mofu/db/app/accounts'
import { connectPool, database } from '@mofu/db/connect'
import { bearer } from '@mofu/testkit/sign-in'
import { sql } from 'drizzle-orm'
import type pg from 'pg'

import { launchpadProjections } from '../../../apps/api/src/modules/collections/launchpad/projection.ts'
import { collectionsProjection } from '../../../apps/api/src/modules/collections/projection.ts'
import { activityProjection } from '../../../apps/api/src/modules/market/activity/projection.ts'
import { marketProjection } from '../../../apps/api/src/modules/market/projection.ts'
import { tradeProjection } from '../../../apps/api/src/modules/market/trade/projection.ts'
import { coinNames } from '../../../apps/api/src/platform/coin-names.ts'
import { openSession } from '../../../apps/api/src/platform/sessions.ts'
import { CHAIN_ID } from '../market/shape.ts'
import { insert } from './chain-rows.ts'
import type { Session } from './comparison.ts'
import { FINAL_BLOCK, LAST_BLOCK, SIGNED, START, timeOf, USERS, userOf } from './shape.ts'

const moment = (seconds: number | undefined) =>
  seconds === undefined ? null : new Date(seconds * 1_000).toISOString()

/** Accounts with their inviters; some were deleted, and what they bought stays with their referrer. */
export async function makeUsers(client: pg.Client): Promise<void> {
  const users = Array.from({ length: USERS }, (_, index) => {
    const { id, wallet, inviter, boundAt, deletedAt } = userOf(index)
    const isDeleted = deletedAt !== undefined
    return {
      id,
      address: isDeleted ? null : wallet,
      bought_as: isDeleted ? wallet : null,
      email: !isDeleted && index % 3 === 0 ? `+user-${index}@mofu.example` : null,
      invite_code: `SEASON${index}`,
      inviter_id: inviter === undefined ? null : userOf(inviter).id,
      bound_at: moment(boundAt),
      deleted_at: moment(deletedAt),
      language: 'en',
      created_at: moment(START),
    }
  })
  await insert(client, 'app.account', users)
}

const ADMIN_ID = '00000000-0000-7000-9000-ffffffffffff'

/** Sessions of the first users and of an admin, as signing in opens them. */
export async function openSessions(
  url: string,
  adminWallet: string,
): Promise<{ sessions: Session[]; admin: Session }> {
  const pool = connectPool(url, { role: 'mofu_app', name: 'season', max: 2 })
  const db = database(pool)
  try {
    await db
      .insert(account)
      .values({ id: ADMIN_ID, address: adminWallet.toLowerCase(), inviteCode: 'SEASONADMIN' })
    const open = async (accountId: string) =>
      bearer(await openSession(db, { accountId, scope: 'web3', device: 'bench' }))
    const sessions: Session[] = []
    for (let index = 0; index < SIGNED; index++) sessions.push(await open(userOf(index).id))
    return { sessions, admin: await open(ADMIN_ID) }
  } finally {
    await pool.end()
  }
}

/** Runs the product's projections over what may have changed since a block, as the worker does. */
export async function project(url: string, after: number): Promise<void> {
  const pool = connectPool(url, { role: 'mofu_app', name: 'season', max: 2 })
  const window = { chainId: CHAIN_ID, after }
  const projections = [
    collectionsProjection({ works: [], pets: [] }),
    marketProjection(({ tokenUri }) => ({
      state: 'ready',
      title: `=Pet ${tokenUri}`,
      description: '',
      mediaUrl: '',
      traits: [],
    })),
    tradeProjection,
    activityProjection(coinNames([], [])),
    ...launchpadProjections,
  ]
  try {
    await database(pool).transaction(async (tx) => {
      for (const run of projections) await run(tx, window)
      await tx.execute(sql`
        insert into app.projection (chain_id, deployment, checkpoint, block, block_time, finalized_block, projected_at)
        values (${CHAIN_ID}, 'season', '', ${LAST_BLOCK}, ${timeOf(LAST_BLOCK)}, ${FINAL_BLOCK}, ${Date.now()})
        on conflict (chain_id) do nothing`)
    })
  } finally {
    await pool.end()
  }
}
