import { moneyText } from './money.ts'

type MoneyLabelProps = { amount: bigint; currency: string; className?: string }

/** An amount of money with its currency. */
export function MoneyLabel({ amount, currency, className }: MoneyLabelProps) {
  return <span className={`tabular-nums ${className ?? ''}`}>{moneyText(amount, currency)}</span>
}
