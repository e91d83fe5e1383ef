import { useTranslations } from '../../../../i18n/use-translations.ts'
import type { MarketFacts } from '../market-facts.ts'
import { PriceInUsd } from './price-in-usd.tsx'

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
              {money ? <PriceInUsd price={money} chainId={chainId} usdClassName="font-normal" /> : '—'}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
