import type { Address } from 'viem'

/** The only chain that gets test coins, price feeds with set prices, and settings that elsewhere an admin makes. */
export const developmentChainId = 31337

/** A contract's address, and the block it was deployed in: an indexer starts there. */
export type Deployed = { address: Address; block: number }

export type ContractName =
  | 'Roles'
  | 'Credits'
  | 'CollectionFactory'
  | 'Collection'
  | 'DefaultCollection'
  | 'Market'
  | 'MarketLens'
  | 'Auctions'
  | 'Randomness'
  | 'Boxes'
  | 'BoxesLens'
  | 'Gacha'
  | 'MallCheckout'
  | 'PaySplitFactory'
  | 'PaySplit'
  | 'Exchange'
  | 'Gbt'
  | 'Names'
  | 'Predictions'
  | 'Pledge'

/** Only on a development chain. */
export type DevContractName = 'DevStable' | 'NativeUsdFeed' | 'StableUsdFeed'
