import { exactAmount, shortAmount } from './amount.ts'

type AmountLabelProps = {
  amount: bigint
  coin: string
  decimals?: number
  /** Shows every digit, as every confirmation must. */
  isExact?: boolean
  className?: string
}

/** An amount with its coin. The tooltip shows every digit. */
export function AmountLabel({ amount, coin, decimals = 18, isExact = false, className }: AmountLabelProps) {
  const exact = exactAmount(amount, decimals)
  return (
    <span className={className} title={`${exact} ${coin}`}>
      <span className={isExact ? 'break-all tabular-nums' : 'tabular-nums'}>
        {isExact ? exact : shortAmount(amount, decimals)}
      </span>
      {'\u00A0'}
      {coin}
    </span>
  )
}
