import type { Address } from 'viem'

/** Where one contract is, and the block that made it: an indexer need not look further back. */
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

/** Only on a developer's chain. */
export type DevContractName = 'DevStable' | 'NativeUsdFeed' | 'StableUsdFeed'
