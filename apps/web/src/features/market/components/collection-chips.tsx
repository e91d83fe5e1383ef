import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { collectionsQuery } from '../queries.ts'

const chip =
  'inline-flex min-h-10 max-w-64 items-center gap-2 rounded-full border-2 px-4 font-display text-sm font-extrabold transition-colors'
const plain = 'border-line bg-card hover:border-coral'
const chosenLook = 'border-ink bg-ink text-paper'

/** Narrows the list to one collection. Not there while it is unknown or when there is nothing to choose from. */
export function CollectionChips({ chainId, chosen }: { chainId: number; chosen: string | undefined }) {
  const t = useTranslations('market')
  const format = useFormatter()
  const { data: collections = [] } = useQuery(collectionsQuery(chainId))
  if (collections.length === 0) return null
  return (
    <nav aria-label={t('collections')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link
            to="/list"
            search={{}}
            aria-current={chosen === undefined}
            className={`${chip} ${chosen === undefined ? chosenLook : plain}`}
          >
            {t('allCollections')}
          </Link>
        </li>
        {collections.map(({ id, contract, name, nftCount }) => (
          <li key={id}>
            <Link
              to="/list"
              search={{ collection: contract }}
              aria-current={chosen === contract}
              className={`${chip} ${chosen === contract ? chosenLook : plain}`}
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
