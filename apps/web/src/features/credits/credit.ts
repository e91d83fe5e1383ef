import type { Address } from '@mofu/domain/address'

/** The credit in one coin; the zero address is the chain's native coin. */
export type Credit = { coin: Address; amount: bigint }

/** The same with the coin's symbol and decimals, ready to be shown and signed for. */
export type NamedCredit = Credit & { symbol: string; decimals: number }
