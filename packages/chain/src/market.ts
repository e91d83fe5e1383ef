export { marketAbi, marketLensAbi } from './generated/abis.ts'
