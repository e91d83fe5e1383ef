import { parseAddress } from '@mofu/domain/address'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { tabStyle } from '../../ui/tab-style.ts'
import { useAccount } from '../../wallet/account.ts'
import { openWalletDialog } from '../../wallet/wallet-dialog-state.ts'
import { PetList } from './components/pet-list.tsx'
import { LikedPets } from './liked/liked-pets.tsx'
import type { MyTab } from './list-search.ts'
import { SellablePets } from './trade/batch/sellable-pets.tsx'

/** The pets in the connected wallet, and those its user likes. */
export function MyPetsScreen({ tab }: { tab?: MyTab | undefined }) {
  const t = useTranslations('market')
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('myTitle')} · Mofu`} />
      <h1 className="text-4xl leading-tight sm:text-5xl">{t('myTitle')}</h1>
      <p className="text-soft mt-2 text-lg">{t('myText')}</p>
      <p className="mt-4 mb-6 sm:mb-8">
        <Link to="/user-center/trades" className={buttonStyle('plain', 'small')}>
          {t('myTrades')}
        </Link>
      </p>
      <MyViews chosen={tab} />
      {tab === 'liked' ? <LikedPets /> : <MyPets isHidden={tab === 'hidden'} />}
    </div>
  )
}

function MyViews({ chosen }: { chosen: MyTab | undefined }) {
  const t = useTranslations('market')
  const tTrade = useTranslations('trade')
  const views: { tab: MyTab | undefined; text: string }[] = [
    { tab: undefined, text: t('myShown') },
    { tab: 'liked', text: tTrade('likes.tab') },
    { tab: 'hidden', text: t('myHidden') },
  ]
  return (
    <nav aria-label={t('myViews')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {views.map(({ tab, text }) => (
          <li key={text}>
            <Link
              to="/list"
              search={{ type: 'my', ...(tab ? { tab } : {}) }}
              aria-current={tab === chosen ? 'page' : undefined}
              className={tabStyle(tab === chosen)}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MyPets({ isHidden }: { isHidden: boolean }) {
  const t = useTranslations('market')
  const account = useAccount()
  const { chainId, contracts } = useNetwork()
  if (contracts === null) return <NotDeployedNote />
  if (account.status === 'returning') return <StateNote scene="loading" title={t('returning')} />
  if (account.status === 'none') {
    return (
      <StateNote scene="empty" title={t('connectTitle')} text={t('connectText')}>
        <Button look="main" onClick={openWalletDialog}>
          {t('connect')}
        </Button>
      </StateNote>
    )
  }
  const owner = account.address.toLowerCase()
  const filter = { chainId, owner, isHidden }
  if (isHidden) {
    const nothing = <StateNote scene="empty" title={t('myHiddenEmptyTitle')} text={t('myHiddenEmptyText')} />
    return <PetList key={owner} filter={filter} empty={nothing} />
  }
  const empty = (
    <StateNote scene="empty" title={t('myEmptyTitle')} text={t('myEmptyText')}>
      <Link to="/gachaMachine" className={buttonStyle('main')}>
        {t('adopt')}
      </Link>
      <Link to="/list" className={buttonStyle('plain')}>
        {t('backToList')}
      </Link>
    </StateNote>
  )
  return <SellablePets key={owner} seller={parseAddress(account.address)} filter={filter} empty={empty} />
}
