import { formatUnits } from 'viem'

import type { NameCoin } from '../../../../platform/coin-names.ts'
import type { Project } from '../../../../platform/projector.ts'
import { notify } from '../../../accounts/index.ts'
import { listExpiredOffers } from './store.ts'

/**
 * Notifies sellers and bidders once of asks and bids that ended without a trade. It runs with every block, after asks and
 * bids: only the chain's clock decides what has ended.
 */
export const notifyExpired =
  (nameCoin: NameCoin): Project =>
  async (tx, window) => {
    for (const offer of await listExpiredOffers(tx, window)) {
      const { what, id, placed, account_id, chain_id, nft_id, title, price, coin } = offer
      const { symbol, decimals } = nameCoin(Number(chain_id), coin)
      await notify(tx, {
        accountId: account_id,
        kind: 'expired',
        eventId: `${what}-ended-${id}-${placed}`,
        facts: {
          nftId: nft_id,
          title,
          price: formatUnits(BigInt(price), decimals),
          coin: symbol,
          news: what === 'ask' ? 'listing' : 'offer',
        },
      })
    }
  }
