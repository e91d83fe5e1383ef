import { type Address, parseAddress } from '@mofu/domain/address'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { mineQuery } from '../../../parts/minting/queries.ts'
import { NotDeployedNote } from '../../../parts/not-deployed-note.tsx'
import { RequireWallet } from '../../../parts/require-wallet.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { DeployedNote } from './components/deployed-note.tsx'
import { DraftForm } from './components/draft-form.tsx'
import { DraftList } from './components/draft-list.tsx'
import { newDraft, valuesOf } from './draft-values.ts'
import { placeQuery } from './queries.ts'

type CreateScreenProps = {
  kind: 'plain' | 'art'
  draftId: string | undefined
  onDraft: (id: string) => void
}

/** A collection is designed, saved as a draft, and deployed. */
export function CreateScreen({ kind, draftId, onDraft }: CreateScreenProps) {
  const t = useTranslations('management')
  const { contracts } = useNetwork()
  const factory = parseAddress(contracts?.['CollectionFactory'] ?? '')
  const title = t(kind === 'art' ? 'artTitle' : 'createTitle')
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <PageTitle text={`${title} · Mofu`} />
      <header className="mb-8">
        <h1 className="text-4xl leading-tight sm:text-5xl">{title}</h1>
        <p className="text-soft mt-2 text-lg">{t(kind === 'art' ? 'artText' : 'createText')}</p>
      </header>
      {factory ? (
        <RequireWallet title={t('signInTitle')} text={t('signInText')}>
          {(wallet) => (
            <DraftEditor wallet={wallet} factory={factory} kind={kind} draftId={draftId} onDraft={onDraft} />
          )}
        </RequireWallet>
      ) : (
        <NotDeployedNote />
      )}
    </div>
  )
}

type DraftEditorProps = CreateScreenProps & { wallet: Address; factory: Address }

function DraftEditor({ wallet, factory, kind, draftId, onDraft }: DraftEditorProps) {
  const t = useTranslations('management')
  const { chainId } = useNetwork()
  const mine = useQuery(mineQuery(chainId, wallet))
  const [savedHere, setSavedHere] = useState<string>()
  const client = useChainClient(chainId)
  const [draft] = mine.data?.drafts.filter(({ id }) => id === draftId) ?? []
  const [place] = useQueries({
    queries: (draft ? [draft] : []).map((one) => placeQuery(client, factory, wallet, one)),
  })
  if (!mine.data) {
    return mine.isError ? (
      <FailureNote title={t('failed')} error={mine.error} onRetry={() => void mine.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-[28px]" />
    )
  }
  const deployed = place?.data && mine.data.list.find(({ contract }) => contract === place.data)
  if (deployed) return <DeployedNote collection={deployed} />
  const isSame = draftId === undefined || draftId === savedHere
  return (
    <div className="grid gap-6">
      <DraftForm
        // A draft that was just saved stays in the same form; another draft remounts it.
        key={isSame ? 'new' : draftId}
        factory={factory}
        draftId={draftId}
        initial={draft ? valuesOf(draft) : newDraft(wallet, kind)}
        onSaved={(id) => {
          if (draftId === undefined) setSavedHere(id)
          onDraft(id)
        }}
      />
      <DraftList drafts={mine.data.drafts.filter(({ id }) => id !== draftId)} />
    </div>
  )
}
