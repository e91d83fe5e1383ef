import { accountsModule } from './modules/accounts/module.ts'
import { auctionsModule } from './modules/auctions/module.ts'
import { boxesModule } from './modules/boxes/module.ts'
import { collectionsModule } from './modules/collections/module.ts'
import { creditsModule } from './modules/credits/module.ts'
import { exchangeModule } from './modules/exchange/module.ts'
import { gachaModule } from './modules/gacha/module.ts'
import { homeModule } from './modules/home/module.ts'
import { mallModule } from './modules/mall/module.ts'
import { marketModule } from './modules/market/module.ts'
import { mintModule } from './modules/mint/module.ts'
import { namesModule } from './modules/names/module.ts'
import { pledgeModule } from './modules/pledge/module.ts'
import { predictionsModule } from './modules/predictions/module.ts'
import { randomnessModule } from './modules/randomness/module.ts'
import { referralsModule } from './modules/referrals/module.ts'
import { searchModule } from './modules/search/module.ts'
import { uploadsModule } from './modules/uploads/module.ts'
import type { ApiModule } from './platform/api-module.ts'

/** Every domain of the API. Projections run in this order: collections before their tokens, tokens before their documents. */
export const modules: readonly ApiModule[] = [
  accountsModule,
  collectionsModule,
  creditsModule,
  mallModule,
  marketModule,
  mintModule,
  exchangeModule,
  gachaModule,
  boxesModule,
  auctionsModule,
  namesModule,
  pledgeModule,
  predictionsModule,
  randomnessModule,
  homeModule,
  referralsModule,
  searchModule,
  uploadsModule,
]
