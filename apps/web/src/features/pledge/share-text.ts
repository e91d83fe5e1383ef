import { SHARE_DECIMALS } from '@mofu/domain/pledge-terms'

import { exactAmount } from '../../parts/amount.ts'
import type { ExplainValue } from '../../tx/plan.ts'

/** The symbol of shares of every collection; which collection they are of is always said beside it. */
export const SHARE = 'SHARE'

export function shareText(amount: bigint): string {
  return `${exactAmount(amount, SHARE_DECIMALS)}\u00A0${SHARE}`
}

/** Shares in the explanation of a transaction. */
export function shareValue(amount: bigint): ExplainValue {
  return { kind: 'amount', amount, coin: SHARE, decimals: SHARE_DECIMALS }
}
