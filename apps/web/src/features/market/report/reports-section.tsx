import type { ReportedNft } from '@mofu/wire/market/reports'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { useStoredSession } from '../../../session/stored-session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { tabStyle } from '../../../ui/tab-style.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { decide } from './actions/report-pet.ts'
import { reportedQuery } from './queries.ts'

/** For admins: reports of pets, and the decisions. */
export function ReportsSection() {
  const t = useTranslations('trade')
  const { web3 } = useStoredSession()
  const [state, setState] = useState<'open' | 'decided'>('open')
  const reported = useInfiniteQuery(reportedQuery(web3?.token ?? '', state))
  const list = reported.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <section aria-labelledby="reports" className="card p-5 sm:p-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="reports" className="text-2xl">
          {t('report.listTitle')}
        </h2>
        <div className="flex gap-2">
          {(['open', 'decided'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === state}
              onClick={() => setState(one)}
              className={tabStyle(one === state, 'small')}
            >
              {t(`report.${one === 'open' ? 'waiting' : 'decided'}`)}
            </button>
          ))}
        </div>
      </div>
      {reported.isError ? (
        <FailureNote
          title={t('report.listError')}
          error={reported.error}
          onRetry={() => void reported.refetch()}
        />
      ) : null}
      {reported.isPending ? <Skeleton className="h-16 w-full rounded-2xl" /> : null}
      {reported.isSuccess && list.length === 0 ? <p className="text-soft">{t('report.listEmpty')}</p> : null}
      <ul className="grid gap-4">
        {list.map((one) => (
          <Reported key={`${one.nftId} ${one.decision?.at}`} one={one} />
        ))}
      </ul>
      {reported.hasNextPage ? (
        <Button size="small" className="mt-4" onClick={() => void reported.fetchNextPage()}>
          {t('showMore')}
        </Button>
      ) : null}
    </section>
  )
}

function Reported({ one: { nftId, title, collectionId, state, reports, decision } }: { one: ReportedNft }) {
  const t = useTranslations('trade')
  return (
    <li className="border-line grid gap-3 border-t-2 pt-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link to="/detail/$id" params={{ id: nftId }} className="font-bold underline underline-offset-4">
          {title === '' ? `#${nftId.split('-').at(-1)}` : title}
        </Link>
        <Link
          to="/collection-list/$id"
          params={{ id: collectionId }}
          className="text-soft underline underline-offset-4"
        >
          {t('report.toCollection')}
        </Link>
        {decision ? (
          <Badge tone={state === 'upheld' ? 'mint' : 'plain'}>{t(`report.state.${state}`)}</Badge>
        ) : null}
      </p>
      <ul className="grid gap-2">
        {reports.map(({ id, reason, words, by, at }) => (
          <li key={id}>
            <span className="font-semibold">{t(`report.reason.${reason}`)}</span>
            {words === '' ? null : <span className="block whitespace-pre-line">{words}</span>}
            <span className="text-soft flex flex-wrap gap-x-3 text-sm">
              <AddressLabel address={by} />
              <TimeAgo at={Date.parse(at) / 1_000} />
            </span>
          </li>
        ))}
      </ul>
      {decision ? (
        <p className="text-soft flex flex-wrap gap-x-3">
          “{decision.note}” <AddressLabel address={decision.by} />
          <TimeAgo at={Date.parse(decision.at) / 1_000} />
        </p>
      ) : (
        <DecideForm nftId={nftId} />
      )}
    </li>
  )
}

const SHORTEST_NOTE = 3

function DecideForm({ nftId }: { nftId: string }) {
  const t = useTranslations('trade')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = note.trim().length < SHORTEST_NOTE
  const send = useMutation({
    mutationFn: (verdict: 'upheld' | 'dismissed') => decide({ nftId, verdict, note }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['market', 'reported'] }),
  })
  const say = (verdict: 'upheld' | 'dismissed') => {
    setTried(true)
    if (!isShort) send.mutate(verdict)
  }
  return (
    <div className="grid gap-3">
      {send.isError ? <Note tone="berry">{wordsOf(send.error).text}</Note> : null}
      <TextField
        label={t('report.note')}
        hint={t('report.noteHint')}
        value={note}
        problem={isTried && isShort ? t('report.noteHint') : undefined}
        onText={setNote}
      />
      <p className="flex flex-wrap gap-3">
        <Button size="small" disabled={send.isPending} onClick={() => say('upheld')}>
          {t('report.uphold')}
        </Button>
        <Button size="small" disabled={send.isPending} onClick={() => say('dismissed')}>
          {t('report.dismiss')}
        </Button>
      </p>
    </div>
  )
}
