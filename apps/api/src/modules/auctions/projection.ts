import { auctionCoin, auctionCollection, auctionSettings, lot, lotBid } from '@mofu/db/app/auctions'
import {
  chainAuctionCoin,
  chainAuctionCollection,
  chainAuctionSettings,
  chainLot,
  chainLotBid,
} from '@mofu/db/chain/auctions'

import type { NameCoin } from '../../platform/coin-names.ts'
import { mirror } from '../../platform/mirror.ts'
import type { Project } from '../../platform/projector.ts'
import { notifyBids, notifyClosedLots, notifyEndingLots, withdrawLotNews } from './news/notify-lots.ts'

/** Lots and bids as on chain, and the news of them. */
export const auctionsProjections = (nameCoin: NameCoin): Project[] => [
  withdrawLotNews,
  mirror(auctionSettings, chainAuctionSettings),
  mirror(auctionCoin, chainAuctionCoin),
  mirror(auctionCollection, chainAuctionCollection),
  mirror(lot, chainLot),
  mirror(lotBid, chainLotBid),
  notifyBids(nameCoin),
  notifyClosedLots(nameCoin),
  notifyEndingLots,
]
