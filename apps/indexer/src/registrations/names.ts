import { nameHandlers } from '../handlers/names.ts'
import { registerAll } from '../register.ts'

registerAll('Names', nameHandlers)
