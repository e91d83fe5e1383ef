import { formatUnits } from 'viem'

import type { NameCoin } from '../../../platform/coin-names.ts'
import type { Project } from '../../../platform/projector.ts'
import { notify, withdrawNotifications } from '../../accounts/index.ts'
import { listClosedLots, listEndingLots, listGoneBids, listOutbid, listReopenedLots } from './store.ts'

/** What a reorg removed did not happen: its notifications are withdrawn. Runs before lots and bids are projected. */
export const withdrawLotNews: Project = async (tx, window) => {
  const bids = await listGoneBids(tx, window)
  const lots = await listReopenedLots(tx, window)
  await withdrawNotifications(tx, [...bids.map(outbidEventId), ...lots.map(closedEventId)])
}

/** Notifies bidders at once that they are outbid, and of what they can withdraw. */
export const notifyBids =
  (nameCoin: NameCoin): Project =>
  async (tx, window) => {
    for (const row of await listOutbid(tx, window)) {
      const { symbol, decimals } = nameCoin(Number(row.chain_id), row.coin)
      await notify(tx, {
        accountId: row.account_id,
        kind: 'outbid',
        eventId: outbidEventId(row.id),
        facts: {
          auction: row.nft_id,
          title: row.title,
          price: formatUnits(BigInt(row.price), decimals),
          refund: formatUnits(BigInt(row.refund), decimals),
          coin: symbol,
        },
      })
    }
  }

/** Notifies winner and seller of a sale, and the seller of a lot that nobody bid for. */
export const notifyClosedLots =
  (nameCoin: NameCoin): Project =>
  async (tx, window) => {
    for (const row of await listClosedLots(tx, window)) {
      const { symbol, decimals } = nameCoin(Number(row.chain_id), row.coin)
      const price =
        row.price === null ? {} : { price: formatUnits(BigInt(row.price), decimals), coin: symbol }
      await notify(tx, {
        accountId: row.account_id,
        kind: row.news === 'sold' ? 'sold' : 'auction',
        eventId: closedEventId(row.id),
        facts: { auction: row.nft_id, title: row.title, news: row.news, ...price },
      })
    }
  }

/** Reminds bidders, once, that a lot ends within the hour. */
export const notifyEndingLots: Project = async (tx, window) => {
  for (const { id, account_id, nft_id, title } of await listEndingLots(tx, window)) {
    await notify(tx, {
      accountId: account_id,
      kind: 'auction',
      eventId: `lot-ending-${id}`,
      facts: { auction: nft_id, title, news: 'ending' },
    })
  }
}

function outbidEventId(bidId: string): string {
  return `lot-outbid-${bidId}`
}

function closedEventId(lotId: string): string {
  return `lot-closed-${lotId}`
}
