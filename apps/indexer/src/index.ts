import { auctionHandlers } from './handlers/auctions.ts'
import { boxHandlers } from './handlers/boxes.ts'
import { collectionHandlers, factoryHandlers } from './handlers/collections.ts'
import { launchpadHandlers } from './handlers/collections/launchpad.ts'
import { managementHandlers } from './handlers/collections/management.ts'
import { seriesHandlers } from './handlers/collections/series.ts'
import { creditsHandlers } from './handlers/credits.ts'
import { exchangeHandlers, gbtHandlers } from './handlers/exchange.ts'
import { gachaHandlers } from './handlers/gacha.ts'
import { mallHandlers } from './handlers/mall.ts'
import { marketHandlers } from './handlers/market.ts'
import { collectionOfferHandlers } from './handlers/market/collection-offers.ts'
import { nameHandlers } from './handlers/names.ts'
import { pledgeHandlers } from './handlers/pledge.ts'
import { predictionHandlers } from './handlers/predictions.ts'
import { predictionRoleHandlers } from './handlers/predictions/roles.ts'
import { randomnessHandlers } from './handlers/randomness.ts'
import { register, registerAll } from './register.ts'

register('CollectionFactory', factoryHandlers)
register('Collection', {
  ...collectionHandlers,
  ...managementHandlers,
  ...seriesHandlers,
  ...launchpadHandlers,
})
register('Market', { ...marketHandlers, ...collectionOfferHandlers })
register('Credits', creditsHandlers)
register('MallCheckout', mallHandlers)
register('Exchange', exchangeHandlers)
register('Gbt', gbtHandlers)
registerAll('Auctions', auctionHandlers)
registerAll('Boxes', boxHandlers)
registerAll('Gacha', gachaHandlers)
registerAll('Names', nameHandlers)
register('Pledge', pledgeHandlers)
registerAll('Predictions', predictionHandlers)
register('Roles', predictionRoleHandlers)
registerAll('Randomness', randomnessHandlers)
