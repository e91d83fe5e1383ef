import { exactAmount, roundAmount } from './amount.ts'

type RateLabelProps = { amount: bigint; coin: string; decimals: number }

/** The price of one unit, which may be far below one coin: six significant digits. The tooltip shows every digit. */
export function RateLabel({ amount, coin, decimals }: RateLabelProps) {
  return (
    <span title={`${exactAmount(amount, decimals)} ${coin}`}>
      <span className="tabular-nums">{roundAmount(amount, decimals)}</span>
      {'\u00A0'}
      {coin}
    </span>
  )
}
