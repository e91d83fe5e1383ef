import { exactAmount, shortAmount } from './amount.ts'

type AmountLabelProps = { amount: bigint; coin: string; decimals?: number; className?: string }

/** An amount with its coin. The tooltip shows every digit. */
export function AmountLabel({ amount, coin, decimals = 18, className }: AmountLabelProps) {
  return (
    <span className={className} title={`${exactAmount(amount, decimals)} ${coin}`}>
      <span className="tabular-nums">{shortAmount(amount, decimals)}</span>
      {'\u00A0'}
      {coin}
    </span>
  )
}
