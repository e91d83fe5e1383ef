import { creditsHandlers } from '../handlers/credits.ts'
import { register } from '../register.ts'

register('Credits', creditsHandlers)
