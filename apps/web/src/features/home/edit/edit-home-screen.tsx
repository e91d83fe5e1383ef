import { useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { SignedRoom } from '../../../parts/signed-room.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { useNetwork } from '../../../session/app-config.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { homeContentQuery, isAdminQuery } from '../queries.ts'
import { ContentForm } from './content-form.tsx'

/** Where an admin chooses what the home page shows. The server decides who may; this only spares others an empty page. */
export function EditHomeScreen() {
  const t = useTranslations('accounts')
  return (
    <div className="page max-w-4xl! py-8 sm:py-12">
      <PageTitle text={`${t('editHome.title')} · Mofu`} />
      <header className="mb-8">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('editHome.title')}</h1>
        <p className="text-soft mt-2 text-lg">{t('editHome.text')}</p>
      </header>
      <SignedRoom title={t('editHome.closedTitle')} text={t('editHome.closedText')}>
        {(wallet) => <Desk key={wallet} wallet={wallet} />}
      </SignedRoom>
    </div>
  )
}

function Desk({ wallet }: { wallet: string }) {
  const t = useTranslations('accounts')
  const { chainId } = useNetwork()
  const isAdmin = useQuery(isAdminQuery(wallet))
  const kept = useQuery({ ...homeContentQuery(wallet, chainId), enabled: isAdmin.data === true })
  if (isAdmin.data === false) {
    return <StateNote scene="empty" title={t('editHome.closedTitle')} text={t('editHome.closedText')} />
  }
  if (kept.isError || isAdmin.isError) {
    return (
      <FailureNote
        title={t('editHome.errorTitle')}
        error={kept.error ?? isAdmin.error}
        onRetry={() => void (kept.isError ? kept : isAdmin).refetch()}
      />
    )
  }
  if (!kept.data) return <Skeleton className="h-96 rounded-[28px]" />
  return <ContentForm kept={kept.data} onReload={() => void kept.refetch()} key={kept.dataUpdatedAt} />
}
