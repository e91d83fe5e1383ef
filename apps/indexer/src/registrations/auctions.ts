import { auctionHandlers } from '../handlers/auctions.ts'
import { registerAll } from '../register.ts'

registerAll('Auctions', auctionHandlers)
