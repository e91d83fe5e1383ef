import { mallHandlers } from '../handlers/mall.ts'
import { register } from '../register.ts'

register('MallCheckout', mallHandlers)
