import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { tabStyle } from '../../ui/tab-style.ts'
import { useAccount } from '../../wallet/account.ts'
import { openWalletDialog } from '../../wallet/wallet-dialog-state.ts'
import { type AuctionTab, auctionTabs, stateOfTab } from './auction-tabs.ts'
import { LotList } from './components/lot-list.tsx'
import { OwnBids } from './components/own-bids.tsx'
import { PickPet } from './components/pick-pet.tsx'
import { lotsQuery } from './queries.ts'
import { tabKeys } from './state-words.ts'

/** Auctions by state, and the user's own auctions and bids. */
export function AuctionsScreen({ tab }: { tab: AuctionTab }) {
  const t = useTranslations('auctions')
  const { contracts, chainId } = useNetwork()
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('title')} · Mofu`} />
      <h1 className="text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
      <p className="text-soft mt-2 mb-6 max-w-prose text-lg sm:mb-8">{t('intro')}</p>
      {contracts?.['Auctions'] === undefined ? (
        <NotDeployedNote />
      ) : (
        <>
          <Tabs chainId={chainId} chosen={tab} />
          <TabContent key={tab} chainId={chainId} tab={tab} />
        </>
      )}
    </div>
  )
}

/** The counts come with every list of a state; without one on screen, those of the ongoing are read. */
function Tabs({ chainId, chosen }: { chainId: number; chosen: AuctionTab }) {
  const t = useTranslations('auctions')
  const state = stateOfTab(chosen) ?? 'ongoing'
  const counts = useInfiniteQuery(lotsQuery(chainId, { state })).data?.pages[0]?.counts
  return (
    <nav aria-label={t('tabs')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {auctionTabs.map((tab) => {
          const name = t(`tab.${tabKeys[tab]}`)
          const counted = stateOfTab(tab)
          const count = counted && counts?.[counted]
          return (
            <li key={tab}>
              <Link
                to="/auction"
                search={{ tab }}
                replace
                resetScroll={false}
                aria-current={tab === chosen ? 'page' : undefined}
                className={tabStyle(tab === chosen)}
              >
                {count === undefined ? name : t('withCount', { name, count })}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function TabContent({ chainId, tab }: { chainId: number; tab: AuctionTab }) {
  const t = useTranslations('auctions')
  const account = useAccount()
  const state = stateOfTab(tab)
  if (state !== undefined) {
    const empty = <StateNote scene="empty" title={t('emptyTitle')} text={t('emptyText')} />
    return <LotList chainId={chainId} which={{ state }} empty={empty} />
  }
  if (account.status === 'returning') return <Skeleton className="h-80 rounded-[20px]" />
  if (account.status === 'none') {
    return (
      <StateNote scene="empty" title={t('connectTitle')} text={t('connectText')}>
        <Button look="main" onClick={openWalletDialog}>
          {t('connect')}
        </Button>
      </StateNote>
    )
  }
  const { address } = account
  if (tab === 'bids') return <OwnBids key={address} chainId={chainId} account={address} />
  if (tab === 'create') return <PickPet key={address} chainId={chainId} account={address} />
  const empty = <StateNote scene="empty" title={t('sellingEmptyTitle')} text={t('sellingEmptyText')} />
  return <LotList key={address} chainId={chainId} which={{ seller: address.toLowerCase() }} empty={empty} />
}
