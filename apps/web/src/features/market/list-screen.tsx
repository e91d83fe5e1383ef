import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CollectionChips } from './components/collection-chips.tsx'
import { ListBar } from './components/list-bar.tsx'
import { PetList } from './components/pet-list.tsx'
import { filterOf } from './list-filter.ts'
import type { ListProps } from './list-search.ts'

// Small screens never show it beside the list, and the list does not wait for it.
const FilterPanel = lazy(async () => ({
  default: (await import('./components/filter-panel.tsx')).FilterPanel,
}))

export function ListScreen({ search, onSearch }: ListProps) {
  const t = useTranslations('market')
  const network = useNetwork()
  const { chainId, contracts } = network
  const { collection, ...narrowed } = search
  const isNarrowed = Object.keys(narrowed).some((key) => key !== 'sort')
  const empty = isNarrowed ? (
    <StateNote scene="empty" title={t('noMatchTitle')} text={t('noMatchText')}>
      <Button onClick={() => onSearch(collection === undefined ? {} : { collection })}>
        {t('clearFilters')}
      </Button>
    </StateNote>
  ) : (
    <StateNote scene="empty" title={t('emptyTitle')} text={t('emptyText')} />
  )
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('listTitle')} · Mofu`} />
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mb-8">
        <div className="max-w-xl">
          <h1 className="text-4xl leading-tight sm:text-5xl">{t('listTitle')}</h1>
          <p className="text-soft mt-2 text-lg">{t('listText')}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          <Link to="/auction" search={{}} className={buttonStyle('plain', 'large')}>
            {t('toAuctions')}
          </Link>
          <Link to="/gachaMachine" className={buttonStyle('main', 'large')}>
            {t('adopt')}
          </Link>
        </p>
      </header>
      {contracts === null ? (
        <NotDeployedNote />
      ) : (
        <>
          <CollectionChips chainId={chainId} chosen={collection} />
          <ListBar search={search} onSearch={onSearch} />
          <div className="grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
            <aside aria-label={t('filters')} className="card hidden p-5 lg:block">
              <Suspense fallback={<Skeleton className="h-96 rounded-2xl" />}>
                <FilterPanel key={collection} search={search} onSearch={onSearch} />
              </Suspense>
            </aside>
            <div>
              <PetList filter={filterOf(search, network)} empty={empty} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}
