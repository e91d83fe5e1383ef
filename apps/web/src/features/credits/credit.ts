import type { Address } from '@mofu/domain/address'

/** What the ledger holds in one coin; the null address is the chain's own coin. */
export type Credit = { coin: Address; amount: bigint }

/** The same with what the coin calls itself, ready to be shown and signed for. */
export type NamedCredit = Credit & { symbol: string; decimals: number }
