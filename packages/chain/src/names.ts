export { namesAbi } from './generated/abis.ts'
