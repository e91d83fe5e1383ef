import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { UsdValue } from '../../../../parts/usd/usd-value.tsx'
import type { MarketFacts } from '../market-facts.ts'

const names = ['lastSale', 'bestOffer', 'floor'] as const

/** What a price is compared with. Each has its place while it is unknown, so that nothing below shifts. */
export function MarketFactsList({ facts, chainId }: { facts: MarketFacts; chainId: number }) {
  const t = useTranslations('trade')
  return (
    <dl className="bg-sunken grid grid-cols-3 gap-x-3 rounded-2xl px-4 py-3 text-sm">
      {names.map((name) => {
        const money = facts[name]
        return (
          <div key={name} className="flex min-w-0 flex-col justify-between">
            <dt className="text-soft text-xs">{t(name)}</dt>
            <dd className="min-h-10 font-semibold wrap-anywhere">
              {money ? (
                <>
                  <AmountLabel
                    amount={money.amount}
                    coin={money.coin.symbol}
                    decimals={money.coin.decimals}
                    className="block"
                  />
                  <UsdValue
                    chainId={chainId}
                    coin={money.coin.address}
                    amount={money.amount}
                    decimals={money.coin.decimals}
                    className="text-soft block text-xs font-normal"
                  />
                </>
              ) : (
                '—'
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
