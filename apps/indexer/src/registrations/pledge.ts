import { pledgeHandlers } from '../handlers/pledge.ts'
import { register } from '../register.ts'

register('Pledge', pledgeHandlers)
