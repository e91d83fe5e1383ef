import { formatUnits } from 'viem'

import type { NameCoin } from '../../../../platform/coin-names.ts'
import type { Project } from '../../../../platform/projector.ts'
import { notify } from '../../../accounts/index.ts'
import { type ExpiredOffer, listExpiredOffers } from './store.ts'

/**
 * Notifies their owners once of asks, bids and collection offers that ended without a trade. It runs with every block,
 * after all of these: only the chain's clock decides what has ended.
 */
export const notifyExpired =
  (nameCoin: NameCoin): Project =>
  async (tx, window) => {
    for (const offer of await listExpiredOffers(tx, window)) {
      const { what, id, placed, account_id, chain_id, title, price, coin } = offer
      const { symbol, decimals } = nameCoin(Number(chain_id), coin)
      await notify(tx, {
        accountId: account_id,
        kind: 'expired',
        eventId: `${what}-ended-${id}-${placed}`,
        facts: { ...subjectOf(offer), title, price: formatUnits(BigInt(price), decimals), coin: symbol },
      })
    }
  }

function subjectOf({ what, nft_id, collection_id, quantity }: ExpiredOffer): Record<string, string> {
  if (nft_id === null) return { collectionId: collection_id, left: quantity ?? '', news: 'collectionOffer' }
  return { nftId: nft_id, news: what === 'ask' ? 'listing' : 'offer' }
}
