export { boxesAbi, boxesLensAbi } from './generated/abis.ts'
