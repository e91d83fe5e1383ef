import { type Address, parseAddress } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { mineQuery } from '../../../parts/minting/queries.ts'
import { NotDeployedNote } from '../../../parts/not-deployed-note.tsx'
import { RequireWallet } from '../../../parts/require-wallet.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ArtworkForm } from './components/artwork-form.tsx'

/** SPEC §3's mint form: the user's own work, with a live preview, and its cost before anything is signed. */
export function ArtworkScreen() {
  const t = useTranslations('artwork')
  const { contracts } = useNetwork()
  const factory = parseAddress(contracts?.['CollectionFactory'] ?? '')
  const shared = parseAddress(contracts?.['DefaultCollection'] ?? '')
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('title')} · Mofu`} />
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-2xl">
          <h1 className="text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
          <p className="text-soft mt-2 text-lg">{t('text')}</p>
        </div>
        <nav aria-label={t('other')} className="flex flex-wrap gap-3">
          <Link to="/gachaMachine" className={buttonStyle('plain', 'small')}>
            {t('pet')}
          </Link>
          <Link to="/bulkmint" className={buttonStyle('plain', 'small')}>
            {t('bulk')}
          </Link>
        </nav>
      </header>
      {factory && shared ? (
        <RequireWallet title={t('signInTitle')} text={t('signInText')}>
          {(wallet) => <ArtworkEditor wallet={wallet} factory={factory} shared={shared} />}
        </RequireWallet>
      ) : (
        <NotDeployedNote />
      )}
    </div>
  )
}

type ArtworkEditorProps = { wallet: Address; factory: Address; shared: Address }

function ArtworkEditor({ wallet, factory, shared }: ArtworkEditorProps) {
  const t = useTranslations('artwork')
  const { chainId } = useNetwork()
  const mine = useQuery(mineQuery(chainId, wallet))
  if (!mine.data) {
    return mine.isError ? (
      <FailureNote title={t('failed')} error={mine.error} onRetry={() => void mine.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-[28px]" />
    )
  }
  // The one who manages the shared collection mints into it like everyone else.
  const homes = mine.data.list.filter(({ contract }) => parseAddress(contract) !== shared)
  return <ArtworkForm wallet={wallet} factory={factory} shared={shared} homes={homes} />
}
