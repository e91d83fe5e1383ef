import type { Address } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { RequireWallet } from '../../../parts/require-wallet.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { HomeForm } from './home-form.tsx'
import { homeContentQuery, isAdminQuery } from './queries.ts'

/** Where admins review quizzes and edit the quiz home. The server authorises; this only spares others an empty page. */
export function EditQuizHomeScreen({ queue }: { queue: ReactNode }) {
  const t = useTranslations('predictionManagement')
  return (
    <div className="page max-w-4xl! py-8 sm:py-12">
      <PageTitle text={`${t('homeTitle')} · Mofu`} />
      <header className="mb-8">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('homeTitle')}</h1>
        <p className="text-soft mt-2 text-lg">{t('homeText')}</p>
      </header>
      <RequireWallet title={t('homeClosedTitle')} text={t('homeClosedText')}>
        {(wallet) => (
          <div className="grid grid-cols-1 gap-10">
            {queue}
            <Content key={wallet} wallet={wallet} />
          </div>
        )}
      </RequireWallet>
    </div>
  )
}

function Content({ wallet }: { wallet: Address }) {
  const t = useTranslations('predictionManagement')
  const { chainId } = useNetwork()
  const isAdmin = useQuery(isAdminQuery(wallet))
  const content = useQuery({ ...homeContentQuery(wallet, chainId), enabled: isAdmin.data === true })
  if (isAdmin.data === false) {
    return <StateNote scene="empty" title={t('homeClosedTitle')} text={t('homeClosedText')} />
  }
  if (content.isError || isAdmin.isError) {
    return (
      <FailureNote
        title={t('homeFailed')}
        error={content.error ?? isAdmin.error}
        onRetry={() => void (content.isError ? content : isAdmin).refetch()}
      />
    )
  }
  if (!content.data) return <Skeleton className="h-96 rounded-[28px]" />
  return (
    <HomeForm stored={content.data} onReload={() => void content.refetch()} key={content.dataUpdatedAt} />
  )
}
