import { type Address, parseAddress } from '@mofu/domain/address'
import type { Machine } from '@mofu/wire/gacha'

import { shortAmount } from '../../parts/amount.ts'
import type { ExplainValue } from '../../tx/plan.ts'

/** The coin of a machine. */
export type GachaCoin = { address: Address; symbol: string; decimals: number }

export function coinOf({ coin, symbol, decimals }: Machine): GachaCoin {
  const address = parseAddress(coin)
  if (!address) throw new Error(`a machine's coin is not an address: ${coin}`)
  return { address, symbol, decimals }
}

export function valueOf({ symbol, decimals }: GachaCoin, amount: bigint): ExplainValue {
  return { kind: 'amount', amount, coin: symbol, decimals }
}

/** An amount inside of a sentence. */
export function amountText({ symbol, decimals }: GachaCoin, amount: bigint): string {
  return `${shortAmount(amount, decimals)} ${symbol}`
}
