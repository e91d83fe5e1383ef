import type { ReportedNft } from '@mofu/wire/market/reports'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AdminList } from '../../../parts/admin-list.tsx'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { useStoredSession } from '../../../session/stored-session.ts'
import { Badge } from '../../../ui/badge.tsx'
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
    <AdminList
      title={t('report.listTitle')}
      choice={{
        states: ['open', 'decided'],
        state,
        onChoose: setState,
        textOf: (one) => t(`report.${one === 'open' ? 'waiting' : 'decided'}`),
      }}
      query={reported}
      count={list.length}
      failed={t('report.listError')}
      empty={t('report.listEmpty')}
      more={t('showMore')}
      className="grid gap-4"
    >
      {list.map((one) => (
        <Reported key={`${one.nftId} ${one.decision?.at}`} one={one} />
      ))}
    </AdminList>
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
  const queryClient = useQueryClient()
  const form = useAppForm({
    values: { note: '' },
    check: ({ note }) => ({ note: note.trim().length < SHORTEST_NOTE ? t('report.noteHint') : undefined }),
    onSend: async ({ note }, { submitter }) => {
      await decide({ nftId, verdict: submitter === 'upheld' ? 'upheld' : 'dismissed', note })
      await queryClient.invalidateQueries({ queryKey: ['market', 'reported'] })
    },
  })
  return (
    <form.AppForm>
      <form.Form className="grid gap-3">
        <form.Failure />
        <form.AppField name="note">
          {(field) => <field.Text isRequired label={t('report.note')} hint={t('report.noteHint')} />}
        </form.AppField>
        <p className="flex flex-wrap gap-3">
          <form.Submit look="plain" size="small" className="" value="upheld" workingText={t('report.uphold')}>
            {t('report.uphold')}
          </form.Submit>
          <form.Submit
            look="plain"
            size="small"
            className=""
            value="dismissed"
            workingText={t('report.dismiss')}
          >
            {t('report.dismiss')}
          </form.Submit>
        </p>
      </form.Form>
    </form.AppForm>
  )
}
