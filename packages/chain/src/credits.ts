export { creditsAbi } from './generated/abis.ts'
