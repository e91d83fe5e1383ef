export { randomnessAbi } from './generated/abis.ts'
