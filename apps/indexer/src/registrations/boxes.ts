import { boxHandlers } from '../handlers/boxes.ts'
import { registerAll } from '../register.ts'

registerAll('Boxes', boxHandlers)
