import type { Database } from '@mofu/db/connect'

import { findSettings, listPools, type PoolRow } from './store.ts'

/** Admins set up collections one by one; more than this is not expected. */
const POOLS_MOST = 500

export type Pool = PoolRow & { circulating: bigint }
type Settings = NonNullable<Awaited<ReturnType<typeof findSettings>>>

/** The collections that were set up, and what applies to all of them. Shares with accounts are what the rest leaves. */
export async function listPledgePools(
  db: Database,
  chainId: number,
): Promise<{ settings: Settings | null; list: Pool[] }> {
  const [settings, pools] = await Promise.all([findSettings(db, chainId), listPools(db, chainId, POOLS_MOST)])
  const list = pools.map((pool) => ({
    ...pool,
    circulating: BigInt(pool.held) * pool.sharesCount - pool.fees - pool.reserved,
  }))
  return { settings: settings ?? null, list }
}
