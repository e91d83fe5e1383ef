import type { Collection } from '@mofu/wire/collections'
import type { PledgePool } from '@mofu/wire/pledge'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import type { PledgePlace } from '../pledge-place.ts'
import { pledgeCollection } from '../pledge-token.ts'
import { collectionsQuery, supplyQuery } from '../queries.ts'
import { SettingsForm } from './settings-form.tsx'

type NewPoolProps = { place: PledgePlace; pools: readonly PledgePool[]; isAdmin: boolean }

/** Collections that can be set up for pledging, and why the others cannot. */
export function NewPool({ place, pools, isAdmin }: NewPoolProps) {
  const t = useTranslations('pledge')
  const [text, setText] = useState('')
  const found = useQuery(collectionsQuery(place.chainId, useDeferredValue(text.trim())))
  return (
    <section aria-labelledby="new-pool" className="grid gap-4">
      <header>
        <h2 id="new-pool" className="text-3xl">
          {t('setUpNew')}
        </h2>
        <p className="text-soft">{t('setUpNewText')}</p>
      </header>
      <TextField label={t('search')} value={text} onText={setText} type="search" autoComplete="off" />
      {found.isError ? (
        <FailureNote title={t('failed')} error={found.error} onRetry={() => void found.refetch()} />
      ) : null}
      {found.isPending ? <Skeleton className="h-32 rounded-[20px]" /> : null}
      {found.data?.length === 0 ? <p>{t('noneFound')}</p> : null}
      <ul aria-label={t('setUpNew')} className="grid gap-3">
        {found.data?.map((collection) => (
          <li key={collection.id} className="card grid gap-3 p-4">
            <Candidate
              place={place}
              collection={collection}
              isSetUp={pools.some(({ nftContract }) => nftContract === collection.contract)}
              isAdmin={isAdmin}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CandidateProps = { place: PledgePlace; collection: Collection; isSetUp: boolean; isAdmin: boolean }

function Candidate({ place, collection, isSetUp, isAdmin }: CandidateProps) {
  const t = useTranslations('pledge')
  const [isEditing, setEditing] = useState(false)
  const client = useChainClient(place.chainId)
  const { data: supply, error, refetch } = useQuery(supplyQuery(client, place.chainId, collection.contract))
  const { name } = collection
  const of = pledgeCollection(place, { nftContract: collection.contract, collectionName: name })
  const canSetUp = supply === 'fixed' && !isSetUp
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong>{name}</strong>
        {isSetUp ? (
          <Badge tone="mint">{t('isSetUp')}</Badge>
        ) : supply === 'fixed' ? (
          <Badge tone="honey">{t('canSetUp')}</Badge>
        ) : null}
      </p>
      {error ? <FailureNote title={t('failed')} error={error} onRetry={() => void refetch()} /> : null}
      {supply === 'growing' ? <p className="text-soft">{t('notFixed')}</p> : null}
      {supply === 'unproven' ? <p className="text-soft">{t('notProven')}</p> : null}
      {canSetUp && isAdmin && !isEditing ? (
        <Button className="justify-self-start" onClick={() => setEditing(true)}>
          {t('setUp', { name })}
        </Button>
      ) : null}
      {canSetUp && isAdmin && isEditing ? (
        <SettingsForm of={of} pool={undefined} onCancel={() => setEditing(false)} />
      ) : null}
    </>
  )
}
