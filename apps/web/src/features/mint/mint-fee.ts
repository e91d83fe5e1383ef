import type { Address } from '@mofu/domain/address'

/** What one mint costs: in the chain's own coin, or in a token that has to be allowed first. */
export type MintFee = { amount: bigint; coin: string; decimals: number; token: Address | undefined }
