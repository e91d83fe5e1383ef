import { listNfts } from './list/list-nfts.ts'
import type { Nft } from './nft.ts'
import { cardOf } from './routes.ts'
import { listNftsWithIds } from './store.ts'

export { cardOf, listNfts, listNftsWithIds }
export type { Nft }
