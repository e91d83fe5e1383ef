import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { tabStyle } from '../../../ui/tab-style.ts'
import { type CollectionTab, collectionTabs } from '../collection-tabs.ts'

const words = {
  items: 'tabItems',
  offers: 'tabOffers',
  activity: 'tabActivity',
  traits: 'tabTraits',
  holders: 'tabHolders',
} as const

/** The filters stay while another tab is looked at. */
function withTab<Search extends { tab?: CollectionTab }>(search: Search, tab: CollectionTab): Search {
  const next = { ...search }
  if (tab === 'items') delete next.tab
  else next.tab = tab
  return next
}

/** The tabs of a collection. Each has its own address, so that it can be shared and is in the history. */
export function Tabs({ id, chosen }: { id: string; chosen: CollectionTab }) {
  const t = useTranslations('collections')
  return (
    <nav aria-label={t('views')} className="mt-8 mb-6">
      <ul className="flex flex-wrap gap-2">
        {collectionTabs.map((tab) => (
          <li key={tab}>
            <Link
              from="/collection-list/$id"
              to="/collection-list/$id"
              params={{ id }}
              search={(search) => withTab(search, tab)}
              replace
              resetScroll={false}
              aria-current={tab === chosen ? 'page' : undefined}
              className={tabStyle(tab === chosen)}
            >
              {t(words[tab])}
            </Link>
          </li>
        ))}
        <li className="ml-auto">
          <Link
            to="/collection-report"
            search={{ collection: id }}
            className="text-soft hover:text-ink inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('toReport')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
