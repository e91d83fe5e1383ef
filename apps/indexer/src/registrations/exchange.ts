import { exchangeHandlers, gbtHandlers } from '../handlers/exchange.ts'
import { register } from '../register.ts'

register('Exchange', exchangeHandlers)
register('Gbt', gbtHandlers)
