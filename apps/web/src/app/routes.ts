// Made by `pnpm gen` from the files of the domains. Do not edit.
import { developerRoutes } from './developer-routes.ts'
import { rootRoute } from './root-route.ts'
import { accountsRoutes } from './routes/accounts/routes.ts'
import { auctionsRoutes } from './routes/auctions/routes.ts'
import { boxesRoutes } from './routes/boxes/routes.ts'
import { collectionsRoutes } from './routes/collections/routes.ts'
import { creditsRoutes } from './routes/credits/routes.ts'
import { exchangeRoutes } from './routes/exchange/routes.ts'
import { gachaRoutes } from './routes/gacha/routes.ts'
import { homeRoutes } from './routes/home/routes.ts'
import { legalRoutes } from './routes/legal/routes.ts'
import { mallRoutes } from './routes/mall/routes.ts'
import { marketRoutes } from './routes/market/routes.ts'
import { mintRoutes } from './routes/mint/routes.ts'
import { namesRoutes } from './routes/names/routes.ts'
import { pledgeRoutes } from './routes/pledge/routes.ts'
import { predictionsRoutes } from './routes/predictions/routes.ts'
import { randomnessRoutes } from './routes/randomness/routes.ts'
import { referralsRoutes } from './routes/referrals/routes.ts'

/** Every path of the product, by domain. */
export const routeTree = rootRoute.addChildren([
  ...accountsRoutes,
  ...auctionsRoutes,
  ...boxesRoutes,
  ...collectionsRoutes,
  ...creditsRoutes,
  ...exchangeRoutes,
  ...gachaRoutes,
  ...homeRoutes,
  ...legalRoutes,
  ...mallRoutes,
  ...marketRoutes,
  ...mintRoutes,
  ...namesRoutes,
  ...pledgeRoutes,
  ...predictionsRoutes,
  ...randomnessRoutes,
  ...referralsRoutes,
  ...developerRoutes,
])
