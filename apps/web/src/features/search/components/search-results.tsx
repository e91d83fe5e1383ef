/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list cannot be typed into, and its options are no links */
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import type { Group } from '../groups.ts'
import { HitOption } from './hit-option.tsx'
import { optionStyle } from './search-option.tsx'

type SearchResultsProps = {
  id: string
  groups: readonly Group[]
  /** The position of the option that Enter opens, counted over all groups; -1 for none. */
  active: number
  isCurrent: boolean
  text: string
  onOpen: () => void
}

/** The results by kind; each option's id is the list's and its position. */
export function SearchResults({ id, groups, active, isCurrent, text, onOpen }: SearchResultsProps) {
  const t = useTranslations('search')
  const placed = groups.map((group, place) => ({
    ...group,
    first: groups.slice(0, place).reduce((sum, { hits, all }) => sum + hits.length + (all ? 1 : 0), 0),
  }))
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={isCurrent ? undefined : 'opacity-60'}>
      {placed.map(({ kind, hits, all, first }) => {
        const last = first + hits.length
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="mb-2">
            <p id={`${id}-${kind}`} aria-hidden="true" className="text-soft px-3 py-1 text-sm font-bold">
              {t(`kind.${kind}`)}
            </p>
            {hits.map((hit, index) => (
              <HitOption
                key={hit.key}
                id={`${id}-${first + index}`}
                kind={kind}
                hit={hit}
                isActive={active === first + index}
                onOpen={onOpen}
              />
            ))}
            {all ? (
              <Link
                {...all.link}
                id={`${id}-${last}`}
                role="option"
                aria-selected={active === last}
                tabIndex={-1}
                className={`${optionStyle(active === last)} text-coral-text font-semibold`}
                onClick={onOpen}
              >
                <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
                <span className="truncate">{t(all.label, { text })}</span>
              </Link>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
