export { auctionsAbi } from './generated/abis.ts'
