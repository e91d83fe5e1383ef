export { gachaAbi } from './generated/abis.ts'
