import { useQuery } from '@tanstack/react-query'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { RequireWallet } from '../../../parts/require-wallet.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { homeContentQuery, isAdminQuery } from '../queries.ts'
import { ContentForm } from './content-form.tsx'

/** Where admins edit the home page. The server authorises; this only spares others an empty page. */
export function EditHomeScreen() {
  const t = useTranslations('accounts')
  return (
    <div className="page max-w-4xl! py-8 sm:py-12">
      <PageTitle text={`${t('editHome.title')} · Mofu`} />
      <header className="mb-8">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('editHome.title')}</h1>
        <p className="text-soft mt-2 text-lg">{t('editHome.text')}</p>
      </header>
      <RequireWallet title={t('editHome.closedTitle')} text={t('editHome.closedText')}>
        {(wallet) => <Dashboard key={wallet} wallet={wallet} />}
      </RequireWallet>
    </div>
  )
}

function Dashboard({ wallet }: { wallet: string }) {
  const t = useTranslations('accounts')
  const { chainId } = useNetwork()
  const isAdmin = useQuery(isAdminQuery(wallet))
  const content = useQuery({ ...homeContentQuery(wallet, chainId), enabled: isAdmin.data === true })
  if (isAdmin.data === false) {
    return <StateNote scene="empty" title={t('editHome.closedTitle')} text={t('editHome.closedText')} />
  }
  if (content.isError || isAdmin.isError) {
    return (
      <FailureNote
        title={t('editHome.errorTitle')}
        error={content.error ?? isAdmin.error}
        onRetry={() => void (content.isError ? content : isAdmin).refetch()}
      />
    )
  }
  if (!content.data) return <Skeleton className="h-96 rounded-[28px]" />
  return (
    <ContentForm stored={content.data} onReload={() => void content.refetch()} key={content.dataUpdatedAt} />
  )
}
