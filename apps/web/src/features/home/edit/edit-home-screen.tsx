import { useQuery } from '@tanstack/react-query'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { RequireWallet } from '../../../parts/require-wallet.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { editorRoleQuery, homeContentQuery } from '../queries.ts'
import { ContentForm } from './content-form.tsx'

/** Where admins edit the home page, and minters its launchpad. The server authorises; this only spares others an empty page. */
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
  const role = useQuery(editorRoleQuery(wallet))
  const content = useQuery({ ...homeContentQuery(wallet, chainId), enabled: Boolean(role.data) })
  if (role.data === null) {
    return <StateNote scene="empty" title={t('editHome.closedTitle')} text={t('editHome.closedText')} />
  }
  if (content.isError || role.isError) {
    return (
      <FailureNote
        title={t('editHome.errorTitle')}
        error={content.error ?? role.error}
        onRetry={() => void (content.isError ? content : role).refetch()}
      />
    )
  }
  if (!content.data || !role.data) return <Skeleton className="h-96 rounded-[28px]" />
  return (
    <ContentForm
      key={content.dataUpdatedAt}
      role={role.data}
      stored={content.data}
      onReload={() => void content.refetch()}
    />
  )
}
