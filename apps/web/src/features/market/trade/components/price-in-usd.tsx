import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { UsdValue } from '../../../../parts/usd/usd-value.tsx'
import type { Money } from '../traded-pet.ts'

type PriceInUsdProps = { price: Money; chainId: number; className?: string; usdClassName?: string }

/** A price in its coin, and below it about what that is in US dollars. */
export function PriceInUsd({ price: { amount, coin }, chainId, className, usdClassName }: PriceInUsdProps) {
  const { address, symbol, decimals } = coin
  return (
    <>
      <AmountLabel amount={amount} coin={symbol} decimals={decimals} className={`block ${className ?? ''}`} />
      <UsdValue
        chainId={chainId}
        coin={address}
        amount={amount}
        decimals={decimals}
        className={`text-soft block text-xs ${usdClassName ?? ''}`}
      />
    </>
  )
}
