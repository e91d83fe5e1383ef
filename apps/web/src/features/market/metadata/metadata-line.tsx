import type { MetadataState } from '@mofu/wire/market/metadata'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Button } from '../../../ui/button.tsx'
import { petQuery } from '../queries.ts'
import { requestMetadata, metadataQuery } from './queries.ts'

/** The metadata of our own pets is generated here, never fetched. */
const ownPet = /\/pets\/\d{1,5}\.json$/

/** The status of a token's metadata, and a button to refresh it. */
export function MetadataLine({ id, tokenUri }: { id: string; tokenUri: string }) {
  return ownPet.test(tokenUri) ? null : <Line id={id} />
}

function Line({ id }: { id: string }) {
  const t = useTranslations('metadata')
  const wordsOf = useFailureWords()
  const queries = useQueryClient()
  const { data } = useQuery(metadataQuery(id))
  const asking = useMutation({
    mutationFn: () => requestMetadata(id),
    onSuccess: (state) => queries.setQueryData(metadataQuery(id).queryKey, state),
  })
  const { state, readAt } = data ?? {}
  // Once the metadata is read, the page shows it.
  useEffect(() => {
    if (state !== undefined) void queries.invalidateQueries({ queryKey: petQuery(id).queryKey })
  }, [queries, id, state, readAt])

  if (!data?.isFetched) return null
  const isBusy = asking.isPending || (data.isWaiting && data.fault === null)
  return (
    <section aria-label={t('title')} className="mt-3 flex flex-wrap items-center justify-between gap-3 px-1">
      <div aria-live="polite" className="text-soft min-w-0 grow basis-48 text-sm">
        <StateText data={data} />
        {asking.isError ? (
          <p className="text-berry-text font-semibold">{wordsOf(asking.error).text}</p>
        ) : null}
      </div>
      <Button size="small" disabled={isBusy} onClick={() => asking.mutate()}>
        <RefreshCw aria-hidden="true" className="size-4" />
        {isBusy ? t('refreshing') : t('refresh')}
      </Button>
    </section>
  )
}

function StateText({ data: { state, fault, isWaiting, readAt } }: { data: MetadataState }) {
  const t = useTranslations('metadata')
  const why = fault === null ? null : `${t(fault)}${isWaiting ? ` ${t('tryLater')}` : ''}`
  if (state === 'bad') {
    return (
      <>
        <p className="text-berry-text font-semibold">{t('bad')}</p>
        <p>{why}</p>
      </>
    )
  }
  if (state === 'queued') return <p>{why ?? t('queued')}</p>
  return (
    <>
      {readAt === null ? null : (
        <p>
          {t('readAt')} <TimeAgo at={readAt} />
        </p>
      )}
      {why === null ? null : (
        <p>
          {t('keptCopy')} {why}
        </p>
      )}
    </>
  )
}
