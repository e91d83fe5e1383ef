import { predictionHandlers } from '../handlers/predictions.ts'
import { predictionRoleHandlers } from '../handlers/predictions/roles.ts'
import { register, registerAll } from '../register.ts'

registerAll('Predictions', predictionHandlers)
register('Roles', predictionRoleHandlers)
