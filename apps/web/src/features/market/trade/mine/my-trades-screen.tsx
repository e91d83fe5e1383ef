import { parseAddress } from '@mofu/domain/address'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../../../api/app-config.ts'
import { useIndexedBlock } from '../../../../api/indexed-block.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { NotDeployedNote } from '../../../../parts/not-deployed-note.tsx'
import { StateNote } from '../../../../parts/state-note.tsx'
import { Button } from '../../../../ui/button.tsx'
import { PageTitle } from '../../../../ui/page-title.tsx'
import { tabStyle } from '../../../../ui/tab-style.ts'
import { useAccount } from '../../../../wallet/account.ts'
import { openWalletDialog } from '../../../../wallet/wallet-dialog-state.ts'
import { tradingPlace } from '../trading-place.ts'
import { MyActivity } from './my-activity.tsx'
import { MyApprovals } from './my-approvals.tsx'
import { MyAsks } from './my-asks.tsx'
import { MyBids } from './my-bids.tsx'
import { MyCollectionOffers } from './my-collection-offers.tsx'
import { OffersReceived } from './offers-received.tsx'
import { type TradeTab, tradeTabs } from './trade-tabs.ts'

/** The user's listings, bids, received offers, activity and approvals. */
export function MyTradesScreen({ tab }: { tab: TradeTab }) {
  const t = useTranslations('trade')
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('mineTitle')} · Mofu`} />
      <h1 className="text-4xl leading-tight sm:text-5xl">{t('mineTitle')}</h1>
      <p className="text-soft mt-2 mb-6 text-lg">{t('mineText')}</p>
      <nav aria-label={t('mineTitle')} className="mb-6 flex flex-wrap gap-2">
        {tradeTabs.map((each) => (
          <Link
            key={each}
            to="/user-center/trades"
            search={{ tab: each }}
            aria-current={each === tab ? 'page' : undefined}
            className={tabStyle(each === tab)}
          >
            {t(`tabs.${each}`)}
          </Link>
        ))}
      </nav>
      <Tab tab={tab} />
    </div>
  )
}

function Tab({ tab }: { tab: TradeTab }) {
  const t = useTranslations('trade')
  const tMarket = useTranslations('market')
  const account = useAccount()
  const network = useNetwork()
  const block = useIndexedBlock(network.chainId) ?? 0
  const place = tradingPlace(network)
  if (!place) return <NotDeployedNote />
  if (account.status === 'returning') return <StateNote scene="loading" title={tMarket('returning')} />
  const address = account.status === 'connected' ? parseAddress(account.address) : undefined
  if (!address) {
    return (
      <StateNote scene="empty" title={t('connectTitle')} text={tMarket('connectText')}>
        <Button look="main" onClick={openWalletDialog}>
          {tMarket('connect')}
        </Button>
      </StateNote>
    )
  }
  const whose = { chainId: place.chainId, account: address.toLowerCase(), block }
  switch (tab) {
    case 'asks':
      return <MyAsks place={place} whose={whose} />
    case 'bids':
      return <MyBids place={place} whose={whose} account={address} />
    case 'collectionOffers':
      return <MyCollectionOffers place={place} whose={whose} account={address} />
    case 'offers':
      return <OffersReceived whose={whose} />
    case 'activity':
      return <MyActivity whose={whose} />
    case 'approvals':
      return <MyApprovals place={place} whose={whose} />
    default:
      return tab satisfies never
  }
}
