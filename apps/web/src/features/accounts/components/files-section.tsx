import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { pinFilesAgain } from '../actions/pin-files-again.ts'
import { pinningQuery } from '../queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { Section } from './section.tsx'

/** Where uploads are stored, and whether they are pinned on IPFS. */
export function FilesSection({ reader }: { reader: string }) {
  const t = useTranslations('accounts')
  const format = useFormatter()
  const pinning = useQuery(pinningQuery(reader))
  const [isAsking, setAsking] = useState(false)
  const { data } = pinning
  if (!data) {
    return (
      <Section title={t('files')}>
        {pinning.isError ? (
          <FailureNote title={t('filesError')} error={pinning.error} onRetry={() => void pinning.refetch()} />
        ) : (
          <Skeleton className="h-32 w-full rounded-2xl" />
        )}
      </Section>
    )
  }
  const { node, files, bytes, pinned, failing, failed, lastPinnedAt } = data
  const size = format.number(bytes / 1_048_576, { maximumFractionDigits: 1 })
  return (
    <Section title={t('files')} text={node === null ? t('filesHere') : t('filesNode', { node })}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Figure label={t('filesKept')} text={format.number(files)} />
        <Figure label={t('filesSize')} text={`${size} MB`} />
        {node === null ? null : (
          <>
            <Figure label={t('filesPinned')} text={format.number(pinned)} />
            <Figure label={t('filesWaiting')} text={format.number(files - pinned)} />
          </>
        )}
      </dl>
      {lastPinnedAt === null ? null : (
        <p className="text-soft mt-3 text-sm">
          {t('filesLast')} <TimeAgo at={lastPinnedAt} />
        </p>
      )}
      {node !== null && failing > 0 ? (
        <div className="mt-4 grid gap-3">
          <Note tone="berry" title={t('filesFailing', { count: failing })}>
            <Button size="small" className="mt-2" onClick={() => setAsking(true)}>
              {t('filesAgain')}
            </Button>
          </Note>
          <ul aria-label={t('filesFailing', { count: failing })} className="divide-line divide-y-2 text-sm">
            {failed.map((file) => (
              <li key={file.cid} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <code className="min-w-0 break-all">{file.cid}</code>
                <Badge tone="berry">{t('filesFault', { ...file, why: t(`pinFault.${file.fault}`) })}</Badge>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {isAsking ? (
        <ReasonDialog
          title={t('filesAgainTitle')}
          description={t('filesAgainText')}
          send={t('filesAgain')}
          onSend={async (reason) => {
            await pinFilesAgain(reason)
            await pinning.refetch()
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Section>
  )
}

function Figure({ label, text }: { label: string; text: string }) {
  return (
    <div className="bg-sunken rounded-2xl p-3">
      <dt className="text-soft text-sm">{label}</dt>
      <dd className="font-display text-2xl font-extrabold tabular-nums">{text}</dd>
    </div>
  )
}
