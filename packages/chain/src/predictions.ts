export { predictionsAbi } from './generated/abis.ts'
