import { isOfAsks } from '@mofu/domain/nft-sorts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { CollectionChips } from './components/collection-chips.tsx'
import { FilteredPets } from './components/filtered-pets.tsx'
import type { ListProps, ListSearch } from './list-search.ts'
import { collectionsQuery } from './queries.ts'

export function ListScreen({ search, onSearch }: ListProps) {
  const t = useTranslations('market')
  const network = useNetwork()
  const { chainId, contracts } = network
  const { collection } = search
  const collections = useQuery(collectionsQuery(chainId)).data
  const collectionName = collections?.find(({ contract }) => contract === collection)?.name
  const title = useTitle(search, collectionName)
  const isFiltered = Object.keys(search).length > 0
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${title} · Mofu`} />
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mb-8">
        <div className="max-w-xl">
          <h1 className="text-4xl leading-tight sm:text-5xl">{title}</h1>
          <p className="text-soft mt-2 text-lg">{t(isFiltered ? 'filteredText' : 'listText')}</p>
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
          <FilteredPets
            network={network}
            search={search}
            onSearch={onSearch}
            onClear={() => onSearch(collection === undefined ? {} : { collection })}
            empty={<StateNote scene="empty" title={t('emptyTitle')} text={t('emptyText')} />}
          />
        </>
      )}
    </div>
  )
}

/** Says what the list shows. */
function useTitle({ q, status, sort, ...rest }: ListSearch, collectionName: string | undefined): string {
  const t = useTranslations('market')
  if (q !== undefined) return t('searchTitle', { q })
  if (collectionName !== undefined) return collectionName
  if (status !== undefined || (sort && isOfAsks(sort))) return t('listedTitle')
  return sort === undefined && Object.keys(rest).length === 0 ? t('listTitle') : t('list')
}
