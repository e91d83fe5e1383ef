/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list cannot be typed into, and its options are no links */
import { History } from 'lucide-react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { forgetSearches } from '../recent-searches.ts'
import { optionStyle } from './search-option.tsx'

type RecentSearchesProps = {
  id: string
  searches: readonly string[]
  active: number
  onChoose: (search: string) => void
}

/** Shown while nothing is typed: what was searched for before, or what can be. */
export function RecentSearches({ id, searches, active, onChoose }: RecentSearchesProps) {
  const t = useTranslations('search')
  if (searches.length === 0) return <p className="text-soft p-4 text-center">{t('hint')}</p>
  return (
    <>
      <div className="flex items-center justify-between gap-2 px-3 py-1">
        <p className="text-soft text-sm font-bold">{t('recent')}</p>
        <Button size="small" onClick={forgetSearches}>
          {t('forget')}
        </Button>
      </div>
      <div id={id} role="listbox" aria-label={t('recent')}>
        {searches.map((search, index) => (
          <button
            key={search}
            id={`${id}-${index}`}
            type="button"
            role="option"
            aria-selected={active === index}
            tabIndex={-1}
            className={optionStyle(active === index)}
            onClick={() => onChoose(search)}
          >
            <History aria-hidden="true" className="text-soft size-5 shrink-0" />
            <span className="truncate">{search}</span>
          </button>
        ))}
      </div>
    </>
  )
}
