import { moneyText } from './money.ts'

type MoneyLabelProps = { amount: bigint; currency: string; className?: string }

/** An amount of money and its currency, always together. */
export function MoneyLabel({ amount, currency, className }: MoneyLabelProps) {
  return <span className={`tabular-nums ${className ?? ''}`}>{moneyText(amount, currency)}</span>
}
