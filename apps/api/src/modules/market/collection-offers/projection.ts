import { collectionOffer } from '@mofu/db/app/market/trade'
import { chainCollectionOffer } from '@mofu/db/chain/market'

import { mirror } from '../../../platform/mirror.ts'

/** Sales into collection offers are projected with all other sales. */
export const collectionOffersProjection = mirror(collectionOffer, chainCollectionOffer)
