export { pledgeAbi } from './generated/abis.ts'
