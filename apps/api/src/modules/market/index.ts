import { listNfts } from './list/list-nfts.ts'
import type { Nft } from './nft.ts'
import { cardOf } from './routes.ts'

export { cardOf, listNfts }
export type { Nft }
