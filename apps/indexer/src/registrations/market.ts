import { marketHandlers } from '../handlers/market.ts'
import { register } from '../register.ts'

register('Market', marketHandlers)
