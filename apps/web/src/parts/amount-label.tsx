import { clsx } from 'clsx'

import { exactAmount, shortAmount } from './amount.ts'

type AmountLabelProps = {
  amount: bigint
  coin: string
  decimals?: number
  /** Shows every digit, as every confirmation must. */
  isExact?: boolean
  className?: string
}

/** Longer figures are wider than a phone, so they may break between any two digits. */
const LONG = 24

/** An amount with its coin. The tooltip shows every digit. */
export function AmountLabel({ amount, coin, decimals = 18, isExact = false, className }: AmountLabelProps) {
  const exact = exactAmount(amount, decimals)
  const figure = isExact ? exact : shortAmount(amount, decimals)
  return (
    <span className={className} title={`${exact} ${coin}`}>
      <span className={clsx('tabular-nums', figure.length > LONG && 'wrap-anywhere')}>{figure}</span>
      {'\u00A0'}
      {coin}
    </span>
  )
}
