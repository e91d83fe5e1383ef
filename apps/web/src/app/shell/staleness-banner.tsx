import { TriangleAlert } from 'lucide-react'
import { useFormatter, useNow } from 'use-intl'

import { useStaleness } from '../../api/use-staleness.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

/** Warns when the data on screen is stale, and how old it is. */
export function StalenessBanner() {
  const t = useTranslations('shell')
  const format = useFormatter()
  const now = useNow({ updateInterval: 10_000 })
  const age = useStaleness()
  if (age === undefined || age.state === 'live') return null
  return (
    <output className="border-honey bg-honey-wash text-honey-text block border-b-2">
      <span className="page flex items-start gap-3 py-3 font-semibold">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          {age.state === 'stale'
            ? t('stale', { ago: format.relativeTime(new Date(age.blockTime * 1000), now) })
            : t(age.state)}
        </span>
      </span>
    </output>
  )
}
