import {
  collectionRight,
  mintPurchase,
  mintSale,
  series,
  whitelistItem,
} from '@mofu/db/app/collections/launchpad'
import { chainCollectionRight } from '@mofu/db/chain/collections'
import {
  chainMintPurchase,
  chainMintSale,
  chainSeries,
  chainWhitelistItem,
} from '@mofu/db/chain/collections/launchpad'

import { mirror } from '../../../platform/mirror.ts'

/** Series, sales, whitelists and roles of collections, as on chain. */
export const launchpadProjections = [
  mirror(series, chainSeries),
  mirror(mintSale, chainMintSale),
  mirror(mintPurchase, chainMintPurchase),
  mirror(whitelistItem, chainWhitelistItem),
  mirror(collectionRight, chainCollectionRight),
]
