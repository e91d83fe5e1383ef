import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { useStoredSession } from '../../session/stored-session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useAccount } from '../../wallet/account.ts'
import { openWalletDialog } from '../../wallet/wallet-dialog-state.ts'
import { OwnedCollections } from './owned-collections.tsx'

/** The collections of the connected wallet, or of the wallet linked to a password account. */
export function MyCollectionsScreen() {
  const t = useTranslations('collections')
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('mineTitle')} · Mofu`} />
      <h1 className="text-4xl leading-tight sm:text-5xl">{t('mineTitle')}</h1>
      <p className="text-soft mt-2 text-lg">{t('mineText')}</p>
      <p className="mt-4 mb-6 sm:mb-8">
        <CreateLink />
      </p>
      <Mine />
    </div>
  )
}

function CreateLink({ isMain = false }: { isMain?: boolean }) {
  const t = useTranslations('collections')
  return (
    <Link
      to="/user-center/create-collection"
      search={{}}
      className={isMain ? buttonStyle('main') : buttonStyle('plain', 'small')}
    >
      {t('create')}
    </Link>
  )
}

function Mine() {
  const t = useTranslations('collections')
  const account = useAccount()
  const { readOnly } = useStoredSession()
  const { contracts } = useNetwork()
  if (contracts === null) return <NotDeployedNote />
  if (account.status === 'returning') return <StateNote scene="loading" title={t('returning')} />
  if (account.status === 'connected') return <Owned owner={account.address.toLowerCase()} />
  if (readOnly && readOnly.account !== '') return <Owned owner={readOnly.account.toLowerCase()} />
  if (readOnly) {
    return (
      <StateNote scene="empty" title={t('noWalletTitle')} text={t('noWalletText')}>
        <Link to="/account" className={buttonStyle('main')}>
          {t('toAccount')}
        </Link>
      </StateNote>
    )
  }
  return (
    <StateNote scene="empty" title={t('connectTitle')} text={t('connectText')}>
      <Button look="main" onClick={openWalletDialog}>
        {t('connect')}
      </Button>
    </StateNote>
  )
}

function Owned({ owner }: { owner: string }) {
  const t = useTranslations('collections')
  const empty = (
    <StateNote scene="empty" title={t('mineEmptyTitle')} text={t('mineEmptyText')}>
      <CreateLink isMain />
      <Link to="/list" className={buttonStyle('plain')}>
        {t('backToList')}
      </Link>
    </StateNote>
  )
  return <OwnedCollections owner={owner} empty={empty} isOwn />
}
