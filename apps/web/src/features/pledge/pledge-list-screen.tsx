import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { tabStyle } from '../../ui/tab-style.ts'
import { ConnectFirst } from './components/connect-first.tsx'
import { PageLinks } from './components/page-links.tsx'
import { PledgeRows } from './components/pledge-rows.tsx'
import { pledgePlace } from './pledge-place.ts'
import { type PledgeTab, pledgeTabs } from './pledge-tabs.ts'

/** One's pledges with their calendar, and those that anyone can redeem. */
export function PledgeListScreen({ tab }: { tab: PledgeTab }) {
  const t = useTranslations('pledge')
  const place = pledgePlace(useNetwork())
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('listTitle')} · Mofu`} />
      <h1 className="text-4xl leading-tight sm:text-5xl">{t('listTitle')}</h1>
      <p className="text-soft mt-2 mb-6 max-w-prose text-lg">{t('listText')}</p>
      <PageLinks chosen="list" />
      {place ? (
        <>
          <nav aria-label={t('tabs')} className="mb-6 flex flex-wrap gap-2">
            {pledgeTabs.map((each) => (
              <Link
                key={each}
                to="/user-center/pledge-list"
                search={{ tab: each }}
                replace
                resetScroll={false}
                aria-current={each === tab ? 'page' : undefined}
                className={tabStyle(each === tab)}
              >
                {t(`tab.${each}`)}
              </Link>
            ))}
          </nav>
          <TabContent key={tab} chainId={place.chainId} tab={tab} />
        </>
      ) : (
        <NotDeployedNote />
      )}
    </div>
  )
}

function TabContent({ chainId, tab }: { chainId: number; tab: PledgeTab }) {
  const t = useTranslations('pledge')
  if (tab === 'anyone') {
    const empty = <StateNote scene="empty" title={t('emptyAnyoneTitle')} text={t('emptyAnyoneText')} />
    return <PledgeRows chainId={chainId} which={{ state: 'expired' }} empty={empty} />
  }
  if (tab === 'all') {
    const empty = <StateNote scene="empty" title={t('emptyAllTitle')} text={t('emptyMineText')} />
    return <PledgeRows chainId={chainId} which={{ state: 'held' }} empty={empty} />
  }
  const isMine = tab === 'mine'
  const empty = (
    <StateNote
      scene="empty"
      title={t(isMine ? 'emptyMineTitle' : 'emptyRedeemedTitle')}
      text={t(isMine ? 'emptyMineText' : 'emptyRedeemedText')}
    />
  )
  return (
    <ConnectFirst>
      {(account) => (
        <PledgeRows
          key={account}
          chainId={chainId}
          which={{ state: isMine ? 'held' : 'redeemed', from: account.toLowerCase() }}
          hasCalendar={isMine}
          empty={empty}
        />
      )}
    </ConnectFirst>
  )
}
