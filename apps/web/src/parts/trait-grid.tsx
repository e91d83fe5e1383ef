import { useFormatter } from 'use-intl'

import { useTranslations } from '../i18n/use-translations.ts'
import { Badge } from '../ui/badge.tsx'
import { useTraitNames } from './use-trait-names.ts'

export type ShownTrait = { type: string; value: string; perTenThousand: number | null }

/** One in a hundred or fewer. */
const RARE_BELOW = 101

export function TraitGrid({ traits }: { traits: readonly ShownTrait[] }) {
  const t = useTranslations('parts')
  const format = useFormatter()
  const namesOf = useTraitNames()
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
      {traits.map(({ type, value, perTenThousand }) => {
        const names = namesOf(type, value)
        const isRare = perTenThousand !== null && perTenThousand < RARE_BELOW
        return (
          <li
            key={type}
            className={`flex flex-col rounded-2xl border-2 px-4 py-3 ${isRare ? 'border-honey bg-honey-wash' : 'border-line bg-card'}`}
          >
            <span className="text-soft flex flex-wrap items-center justify-between gap-x-2 text-xs font-semibold">
              {names.kind}
              {isRare ? <Badge tone="honey">{t('rare')}</Badge> : null}
            </span>
            <span className="font-display text-lg leading-snug font-extrabold">{names.value}</span>
            {perTenThousand === null ? null : (
              <span
                className="text-soft mt-auto pt-1 text-xs tabular-nums"
                title={t('ofTenThousand', { count: perTenThousand })}
              >
                {format.number(perTenThousand / 10_000, { style: 'percent', maximumFractionDigits: 2 })}
                {' · '}
                {t('ofTenThousand', { count: perTenThousand })}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
