import { centsOf } from '@mofu/domain/mall/coin-amount'
import { useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../i18n/use-translations.ts'
import { moneyText } from '../money.ts'
import { coinPricesQuery } from './queries.ts'

type UsdValueProps = { chainId: number; coin: string; amount: bigint; decimals: number; className?: string }

/** About what an amount is worth in US dollars. Nothing where the coin has no price feed, or it does not answer. */
export function UsdValue({ chainId, coin, amount, decimals, className }: UsdValueProps) {
  const t = useTranslations('parts')
  const { data } = useQuery(coinPricesQuery(chainId))
  const price = data?.find((one) => one.coin === coin.toLowerCase())
  if (!price) return null
  const cents = centsOf(amount, { answer: BigInt(price.answer), decimals: price.decimals }, decimals)
  return (
    <span className={`tabular-nums ${className ?? ''}`}>
      {cents === 0n && amount > 0n
        ? t('underUsd', { value: moneyText(1n, 'USD') })
        : t('aboutUsd', { value: moneyText(cents, 'USD') })}
    </span>
  )
}
