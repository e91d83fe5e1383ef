import type { Transaction } from '@mofu/db/connect'
import { formatUnits } from 'viem'

import type { NameCoin } from '../../../../platform/coin-names.ts'
import { notify, withdrawNotifications } from '../../../accounts/index.ts'
import { listTradeNews } from './store.ts'

/**
 * Notifies sellers of their sales, buyers of their purchases, bidders of accepted and exceeded bids, makers of collection
 * offers of each token they got, and holders of new bids. Takes the ids of activities that were just written, after asks,
 * bids and sales were projected up to the same block.
 */
export async function notifyTrades(
  tx: Transaction,
  nameCoin: NameCoin,
  activityIds: readonly string[],
): Promise<void> {
  if (activityIds.length === 0) return
  const rows = await listTradeNews(tx, activityIds)
  for (const { id, account_id, kind, news, chain_id, nft_id, title, price, coin } of rows) {
    const { symbol, decimals } = nameCoin(Number(chain_id), coin)
    await notify(tx, {
      accountId: account_id,
      kind,
      eventId: eventIdOf(id),
      facts: {
        nftId: nft_id,
        title,
        price: formatUnits(BigInt(price), decimals),
        coin: symbol,
        ...(news === null ? {} : { news }),
      },
    })
  }
}

/** What a reorg removed did not happen: its notifications are withdrawn. */
export async function withdrawTradeNotifications(
  tx: Transaction,
  activityIds: readonly string[],
): Promise<void> {
  await withdrawNotifications(tx, activityIds.map(eventIdOf))
}

function eventIdOf(activityId: string): string {
  return `trade-${activityId}`
}
