import { SHARE_DECIMALS } from '@mofu/domain/pledge-terms'

import { AmountLabel } from '../../../parts/amount-label.tsx'
import { SHARE } from '../share-text.ts'

/** With every digit: a rounded balance would promise shares that are not there. */
export function Shares({ amount }: { amount: bigint }) {
  return <AmountLabel amount={amount} coin={SHARE} decimals={SHARE_DECIMALS} isExact />
}
