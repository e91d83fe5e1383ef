import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../i18n/use-translations.ts'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { useAccount } from '../../session/account.ts'
import { useNetwork } from '../../session/app-config.ts'
import { openWalletDialog } from '../../session/wallet-dialog-state.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PetList } from './components/pet-list.tsx'

/** The pets in the connected wallet. */
export function MyPetsScreen({ isHidden = false }: { isHidden?: boolean }) {
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
      <MyViews isHidden={isHidden} />
      <MyPets isHidden={isHidden} />
    </div>
  )
}

const view =
  'inline-flex min-h-11 items-center rounded-full border-2 px-5 font-display font-extrabold transition-colors'

function MyViews({ isHidden }: { isHidden: boolean }) {
  const t = useTranslations('market')
  const look = (isChosen: boolean) =>
    `${view} ${isChosen ? 'border-ink bg-ink text-paper' : 'border-line bg-card hover:border-coral'}`
  return (
    <nav aria-label={t('myViews')} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link
            to="/list"
            search={{ type: 'my' }}
            aria-current={isHidden ? undefined : 'page'}
            className={look(!isHidden)}
          >
            {t('myShown')}
          </Link>
        </li>
        <li>
          <Link
            to="/list"
            search={{ type: 'my', tab: 'hidden' }}
            aria-current={isHidden ? 'page' : undefined}
            className={look(isHidden)}
          >
            {t('myHidden')}
          </Link>
        </li>
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
  const empty = isHidden ? (
    <StateNote scene="empty" title={t('myHiddenEmptyTitle')} text={t('myHiddenEmptyText')} />
  ) : (
    <StateNote scene="empty" title={t('myEmptyTitle')} text={t('myEmptyText')}>
      <Link to="/mint" className={buttonStyle('main')}>
        {t('mintOne')}
      </Link>
      <Link to="/list" className={buttonStyle('plain')}>
        {t('backToList')}
      </Link>
    </StateNote>
  )
  return <PetList key={owner} filter={{ chainId, owner, isHidden }} empty={empty} />
}
