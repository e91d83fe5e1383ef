import { AmountLabel } from '../../../parts/amount-label.tsx'

type SignedAmountProps = { amount: bigint; coin: string; decimals: number }

/** A gain or a loss, both in the same size. */
export function SignedAmount({ amount, coin, decimals }: SignedAmountProps) {
  const sign = amount > 0n ? '+' : amount < 0n ? '−' : ''
  const tone = amount > 0n ? 'text-mint-text' : amount < 0n ? 'text-berry-text' : ''
  return (
    <span className={tone}>
      {sign}
      <AmountLabel amount={amount < 0n ? -amount : amount} coin={coin} decimals={decimals} />
    </span>
  )
}
