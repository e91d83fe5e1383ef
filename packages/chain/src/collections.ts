export { collectionAbi, collectionFactoryAbi } from './generated/abis.ts'
