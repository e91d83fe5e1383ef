import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { tabStyle } from '../../../ui/tab-style.ts'
import { collectionsQuery } from '../queries.ts'

/** Filters the list by collection. One line, with its height reserved while loading, so that nothing below shifts. */
export function CollectionChips({ chainId, chosen }: { chainId: number; chosen: string | undefined }) {
  const t = useTranslations('market')
  const format = useFormatter()
  const { contracts } = useNetwork()
  const { data = [], isPending } = useQuery(collectionsQuery(chainId))
  // Mofu's pets come first, then the others as they are.
  const pets = contracts?.['Gacha']?.toLowerCase()
  const collections = data.toSorted(
    (one, other) => Number(other.contract === pets) - Number(one.contract === pets),
  )
  if (isPending) return <Skeleton className="mb-6 h-10 w-64 rounded-full" />
  if (collections.length === 0) return null
  return (
    <nav aria-label={t('collections')} className="mb-6">
      <ul className="-m-1 flex gap-2 overflow-x-auto p-1">
        <li className="shrink-0">
          <Link
            to="/list"
            search={{}}
            aria-current={chosen === undefined}
            className={tabStyle(chosen === undefined, 'small', 'max-w-64')}
          >
            {t('allCollections')}
          </Link>
        </li>
        {collections.map(({ id, contract, name, nftCount }) => (
          <li key={id} className="shrink-0">
            <Link
              to="/list"
              search={{ collection: contract }}
              aria-current={chosen === contract}
              className={tabStyle(chosen === contract, 'small', 'max-w-64')}
            >
              <span className="truncate">{name}</span>
              <span className="font-text text-xs font-semibold tabular-nums opacity-75">
                {format.number(nftCount)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
