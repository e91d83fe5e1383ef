import { type Address, parseAddress } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { mineQuery } from '../../../parts/minting/queries.ts'
import { NotDeployedNote } from '../../../parts/not-deployed-note.tsx'
import { RequireWallet } from '../../../parts/require-wallet.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BulkForm } from './components/bulk-form.tsx'
import { BulkRun } from './components/bulk-run.tsx'
import { useBulkJob } from './use-bulk-job.ts'

/** Many works at once: checked before anything is spent, minted in batches, resumed exactly where it stopped. */
export function BulkScreen() {
  const t = useTranslations('bulk')
  const { contracts } = useNetwork()
  const factory = parseAddress(contracts?.['CollectionFactory'] ?? '')
  return (
    <div className="page max-w-5xl py-8 sm:py-12">
      <PageTitle text={`${t('title')} · Mofu`} />
      <header className="mb-8">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
        <p className="text-soft mt-2 text-lg">{t('text')}</p>
      </header>
      {factory ? (
        <RequireWallet title={t('signInTitle')} text={t('signInText')}>
          {(wallet) => <BulkMint wallet={wallet} factory={factory} />}
        </RequireWallet>
      ) : (
        <NotDeployedNote />
      )}
    </div>
  )
}

function BulkMint({ wallet, factory }: { wallet: Address; factory: Address }) {
  const t = useTranslations('bulk')
  const { chainId } = useNetwork()
  const mine = useQuery(mineQuery(chainId, wallet))
  const bulk = useBulkJob(wallet, chainId)
  if (mine.isError && !mine.data) {
    return (
      <FailureNote title={t('collectionsFailed')} error={mine.error} onRetry={() => void mine.refetch()} />
    )
  }
  if (!mine.data || bulk.job === undefined) return <Skeleton className="h-96 rounded-[28px]" />
  const homes = mine.data.list
  if (bulk.job !== null) {
    const { collectionId } = bulk.job
    return (
      <BulkRun
        wallet={wallet}
        factory={factory}
        job={bulk.job}
        home={homes.find(({ id }) => id === collectionId)}
        stateOf={bulk.stateOf}
        onGoOn={() => void bulk.goOn()}
        onFinish={() => void bulk.finish()}
      />
    )
  }
  if (homes.length === 0) {
    return (
      <StateNote scene="empty" title={t('noHome')} text={t('noHomeText')}>
        <Link to="/user-center/create-collection" search={{}} className={buttonStyle('main')}>
          {t('makeHome')}
        </Link>
      </StateNote>
    )
  }
  return (
    <BulkForm
      factory={factory}
      homes={homes}
      onBegin={(collectionId, lines) =>
        void bulk.begin({
          id: crypto.randomUUID(),
          wallet,
          chainId,
          collectionId,
          lines,
          createdAt: Date.now(),
        })
      }
    />
  )
}
