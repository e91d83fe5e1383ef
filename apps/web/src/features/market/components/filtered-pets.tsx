import { lazy, type ReactNode, Suspense } from 'react'

import type { LiveNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { StateNote } from '../../../parts/state-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { filterOf } from '../list-filter.ts'
import type { ListProps } from '../list-search.ts'
import { ListBar } from './list-bar.tsx'
import { ListStatus } from './list-status.tsx'
import { PetList } from './pet-list.tsx'

// Small screens never show it beside the list, and the list does not wait for it.
const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }))

type FilteredPetsProps = ListProps & {
  network: LiveNetwork
  onClear: () => void
  /** Shown where there is no pet, although nothing filters them. */
  empty: ReactNode
}

/** A list of pets with search, order and filters. */
export function FilteredPets({ network, search, onSearch, onClear, empty }: FilteredPetsProps) {
  const t = useTranslations('market')
  const { collection, ...narrowed } = search
  const isNarrowed = Object.keys(narrowed).some((key) => key !== 'sort')
  const filter = filterOf(search, network)
  return (
    <>
      <ListBar search={search} onSearch={onSearch} />
      <ListStatus filter={filter} isNarrowed={isNarrowed} search={search} onSearch={onSearch} />
      <div className="grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <aside
          aria-label={t('filters')}
          className="card sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto p-5 lg:block"
        >
          <Suspense fallback={<Skeleton className="h-96 rounded-2xl" />}>
            <FilterPanel key={collection} search={search} onSearch={onSearch} />
          </Suspense>
        </aside>
        <div>
          <PetList
            filter={filter}
            empty={
              isNarrowed ? (
                <StateNote scene="empty" title={t('noMatchTitle')} text={t('noMatchText')}>
                  <Button onClick={onClear}>{t('clearFilters')}</Button>
                </StateNote>
              ) : (
                empty
              )
            }
          />
        </div>
      </div>
    </>
  )
}
