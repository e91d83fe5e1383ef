import type { TraitCount } from '@mofu/wire/collections'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useTraitNames } from '../../../parts/use-trait-names.ts'

type TraitCountsProps = { traits: readonly TraitCount[]; nftCount: number }

/** The traits of a collection with their counts. */
export function TraitCounts({ traits, nftCount }: TraitCountsProps) {
  const t = useTranslations('collections')
  const format = useFormatter()
  const namesOf = useTraitNames()
  if (traits.length === 0) return <p className="text-soft py-8 text-center">{t('traitsEmpty')}</p>
  return (
    <>
      <p className="text-soft mb-4">{t('traitsText')}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {traits.map(({ type, values }) => (
          <section
            key={type}
            className="card self-start p-5"
            aria-label={namesOf(type, values[0]?.value ?? '').kind}
          >
            <h2 className="mb-3 text-lg">{namesOf(type, values[0]?.value ?? '').kind}</h2>
            <ul className="grid gap-2">
              {values.map(({ value, count }) => {
                const share = count / Math.max(1, nftCount)
                return (
                  <li key={value}>
                    <p className="flex justify-between gap-3 text-sm">
                      <span className="font-semibold">{namesOf(type, value).value}</span>
                      <span className="text-soft tabular-nums">
                        {t('traitOf', {
                          count,
                          share: format.number(share, { style: 'percent', maximumFractionDigits: 1 }),
                        })}
                      </span>
                    </p>
                    <span
                      aria-hidden="true"
                      className="bg-sunken mt-1 block h-2 overflow-hidden rounded-full"
                    >
                      <span
                        className="bg-honey block h-full rounded-full"
                        style={{ width: `${Math.max(1, share * 100)}%` }}
                      />
                    </span>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
