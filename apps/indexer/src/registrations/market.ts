import { marketHandlers } from '../handlers/market.ts'
import { collectionOfferHandlers } from '../handlers/market/collection-offers.ts'
import { register } from '../register.ts'

register('Market', { ...marketHandlers, ...collectionOfferHandlers })
