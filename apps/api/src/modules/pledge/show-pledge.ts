import type { Database } from '@mofu/db/connect'
import { canRedeem, type RedeemAnswer } from '@mofu/domain/pledge-terms'

import { findLatestPledge, listHeld, type PledgeRow } from './store.ts'

type Input = { nftId: string; account: string | undefined; time: number }

/** The latest pledge of a token, and whether an account can redeem it at a time. */
export async function showPledge(
  db: Database,
  { nftId, account, time }: Input,
): Promise<{ pledge: PledgeRow | null; canRedeem: RedeemAnswer | null }> {
  const pledge = await findLatestPledge(db, nftId)
  if (!pledge) return { pledge: null, canRedeem: null }
  if (account === undefined) return { pledge, canRedeem: null }
  const held = await listHeld(db, pledge.chainId, account)
  const shares = held.find(({ coin }) => coin === pledge.coin)?.amount ?? 0n
  return { pledge, canRedeem: canRedeem(pledge, { account, shares, at: time }) }
}
