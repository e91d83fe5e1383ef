import type { SpendingLimit, SpendingPeriod } from '@mofu/domain/spending-limits'

/** A wallet on a chain. */
export type Payer = { address: string; chainId: number }

export type LimitKey = { accountId: string; chainId: number; coin: string; period: SpendingPeriod }

export type LimitRow = { coin: string; period: SpendingPeriod; limit: SpendingLimit }

/** What was paid in a coin within a period, and what came back. */
export type CoinFlow = { coin: string; period: SpendingPeriod; paid: bigint; returned: bigint }

export const noLimit: SpendingLimit = { amount: null, next: null }
