import { randomnessHandlers } from '../handlers/randomness.ts'
import { registerAll } from '../register.ts'

registerAll('Randomness', randomnessHandlers)
