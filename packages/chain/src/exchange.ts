export { exchangeAbi, gbtAbi } from './generated/abis.ts'
