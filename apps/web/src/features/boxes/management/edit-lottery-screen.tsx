import { type Address, parseAddress } from '@mofu/domain/address'
import { parseBoxId } from '@mofu/domain/box-id'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../../parts/not-deployed-note.tsx'
import { RequireWallet } from '../../../parts/require-wallet.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CreateBoxForm } from './create-box-form.tsx'
import { ManageBox } from './manage-box.tsx'
import { settingsQuery } from './queries.ts'

/** `/edit-lottery/new` creates a box; with the id of a box its owner and collaborators manage it. */
export function EditLotteryScreen({ id }: { id: string }) {
  const t = useTranslations('boxManagement')
  const { chainId, contracts } = useNetwork()
  const contract = parseAddress(contracts?.['Boxes'] ?? '')
  const place = parseBoxId(id, chainId)
  const isNew = id === 'new'
  if (!isNew && !place) {
    return (
      <div className="page py-8 sm:py-12">
        <StateNote isPage scene="error" title={t('noSuchBox')}>
          <Link to="/lotteries" className={buttonStyle('plain')}>
            {t('back')}
          </Link>
        </StateNote>
      </div>
    )
  }
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <PageTitle text={`${t(isNew ? 'newTitle' : 'manageTitle')} · Mofu`} />
      <header className="mb-8">
        <Link to="/lotteries" className="text-soft hover:text-ink underline underline-offset-4">
          {t('back')}
        </Link>
        <h1 className="mt-2 text-4xl leading-tight sm:text-5xl">{t(isNew ? 'newTitle' : 'manageTitle')}</h1>
        <p className="text-soft mt-2 text-lg">{t(isNew ? 'newText' : 'manageText')}</p>
      </header>
      {contract ? (
        <RequireWallet title={t('signInTitle')} text={t('signInText')}>
          {(wallet) =>
            place ? (
              <ManageBox place={place} wallet={wallet} />
            ) : (
              <NewBox contract={contract} chainId={chainId} />
            )
          }
        </RequireWallet>
      ) : (
        <NotDeployedNote />
      )}
    </div>
  )
}

function NewBox({ contract, chainId }: { contract: Address; chainId: number }) {
  const t = useTranslations('boxManagement')
  const settings = useQuery(settingsQuery(chainId))
  if (settings.data === undefined) {
    return settings.isError ? (
      <FailureNote title={t('failed')} error={settings.error} onRetry={() => void settings.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-[28px]" />
    )
  }
  const [first] = settings.data?.coins ?? []
  if (!settings.data || !first) return <NotDeployedNote />
  if (settings.data.isPaused) {
    return <StateNote scene="empty" title={t('pausedTitle')} text={t('pausedText')} />
  }
  return <CreateBoxForm contract={contract} settings={settings.data} coin={first.coin} />
}
