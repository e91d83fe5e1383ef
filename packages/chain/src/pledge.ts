export { pledgeAbi, rolesAbi } from './generated/abis.ts'
