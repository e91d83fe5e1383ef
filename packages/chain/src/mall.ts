export { devPriceFeedAbi, devStableAbi, mallCheckoutAbi } from './generated/abis.ts'
