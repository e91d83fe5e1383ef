import { gachaHandlers } from '../handlers/gacha.ts'
import { registerAll } from '../register.ts'

registerAll('Gacha', gachaHandlers)
