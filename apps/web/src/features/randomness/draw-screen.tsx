import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useAppConfig, useNetwork } from '../../api/app-config.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { saveReport } from './actions/save-report.ts'
import { CheckedSteps } from './components/checked-steps.tsx'
import { PendingDraw } from './components/pending-draw.tsx'
import { fairnessPlace } from './fairness-place.ts'
import { type CheckedDraw, drawQuery, type PoolPlace } from './queries.ts'
import { useNode } from './use-node.ts'

type DrawScreenProps = { kind: string; id: string; order: string }

/** One order of pulls or draws, read from the chain and computed again in the browser. */
export function DrawScreen({ kind, id, order }: DrawScreenProps) {
  const t = useTranslations('fairness')
  const place = fairnessPlace(useAppConfig(), { kind, id, chainId: useNetwork().chainId })
  const number = /^\d{1,9}$/.test(order) ? Number(order) : undefined
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <PageTitle text={`${t('title')} · Mofu`} />
      <header className="mb-6">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
        <p className="text-soft mt-2 text-lg">{t('lead')}</p>
      </header>
      {place && number !== undefined ? (
        <Draw place={place} id={id} order={number} />
      ) : (
        <StateNote scene="empty" title={t('badLinkTitle')} text={t('badLinkText')} />
      )}
    </div>
  )
}

function Draw({ place, id, order }: { place: PoolPlace; id: string; order: number }) {
  const t = useTranslations('fairness')
  const { isOfWallet, ...node } = useNode(place.chainId)
  const { data, isError, error, refetch } = useQuery(drawQuery(node, place, order))
  if (data === undefined) {
    return isError ? (
      <FailureNote title={t('failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <>
        <output className="text-soft mb-3 block">{t('reading')}</output>
        <Skeleton className="h-96 rounded-[28px]" />
      </>
    )
  }
  if (data === null) return <StateNote scene="empty" title={t('missingTitle')} text={t('missingText')} />
  return (
    <div className="grid gap-6">
      <p className="font-semibold">{t(place.kind, { pool: String(place.pool), order: String(order) })}</p>
      <Result checked={data} />
      <div className="text-soft text-sm wrap-anywhere">
        <p>{isOfWallet ? t('sourceWallet') : t('sourceNode', { host: node.name })}</p>
        <p>
          {t('contracts', {
            chainId: String(place.chainId),
            contract: data.records.contract,
            randomness: data.records.randomness,
          })}
        </p>
      </div>
      <Save checked={data} />
      <section aria-labelledby="limits">
        <h2 id="limits" className="mb-2 text-2xl">
          {t('limitsTitle')}
        </h2>
        <p className="text-soft">{t('limitsText')}</p>
      </section>
      <Link
        to="/fairness/$kind/$id"
        params={{ kind: place.kind, id }}
        className="w-fit font-semibold underline underline-offset-4"
      >
        {t('poolLink')}
      </Link>
    </div>
  )
}

const tones = { verified: 'mint', refunded: 'mint', pending: 'honey', altered: 'berry' } as const

function Result({ checked: { records, verification, now } }: { checked: CheckedDraw }) {
  const t = useTranslations('fairness')
  const { verdict, steps } = verification
  return (
    <>
      <Note tone={tones[verdict]}>
        <h2 className="text-xl">{t(`verdict.${verdict}`)}</h2>
        <p className="font-normal">{t(`verdictText.${verdict}`)}</p>
      </Note>
      {verdict === 'pending' ? <PendingDraw records={records} now={now} /> : null}
      <section aria-labelledby="steps" className="card p-5 sm:p-6">
        <h2 id="steps" className="mb-4 text-2xl">
          {t('steps')}
        </h2>
        <CheckedSteps records={records} steps={steps} />
      </section>
    </>
  )
}

function Save({ checked: { records } }: { checked: CheckedDraw }) {
  const t = useTranslations('fairness')
  const language = useLanguage()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      await saveReport(records, language)
    } finally {
      setSaving(false)
    }
  }
  return (
    <section className="grid gap-2">
      <Button className="justify-self-start" disabled={isSaving} onClick={() => void save()}>
        {t('save')}
      </Button>
      <p className="text-soft text-sm">{t('saveText')}</p>
    </section>
  )
}
