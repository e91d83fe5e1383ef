import { SHARE_DECIMALS } from '@mofu/domain/pledge-terms'

import { AmountLabel } from '../../../parts/amount-label.tsx'
import { SHARE } from '../share-text.ts'

export function Shares({ amount }: { amount: bigint }) {
  return <AmountLabel amount={amount} coin={SHARE} decimals={SHARE_DECIMALS} />
}
