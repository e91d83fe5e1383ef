import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'

import { useAppConfig } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Section } from '../components/section.tsx'
import { statusQuery } from '../queries.ts'
import { KeyBalances } from './key-balances.tsx'

const tones = { ok: 'mint', late: 'honey', silent: 'berry', broken: 'berry' } as const

/** Whether chains and queues keep up. */
export function StatusSection({ reader }: { reader: string }) {
  const t = useTranslations('administration')
  const format = useFormatter()
  const { networks } = useAppConfig()
  const status = useQuery(statusQuery(reader))
  const { chains = [], keys = [], queues = [] } = status.data ?? {}
  const busy = queues.filter(({ waiting, active }) => waiting + active > 0)
  return (
    <Section title={t('status.title')}>
      {status.isError ? (
        <FailureNote title={t('status.failed')} error={status.error} onRetry={() => void status.refetch()} />
      ) : null}
      {status.isPending ? <Skeleton className="h-24 w-full rounded-2xl" /> : null}
      <ul aria-label={t('status.chains')} className="divide-line divide-y-2">
        {chains.map(({ chainId, head, indexedBlock, finalBlock, lag, indexedAt, state }) => (
          <li key={chainId} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">
                {networks.find((network) => network.chainId === chainId)?.title ?? chainId}
              </span>
              <Badge tone={tones[state]}>{t(`status.state.${state}`)}</Badge>
            </p>
            <p className="text-soft text-sm">
              {t('status.blocks', {
                head: head === null ? '?' : format.number(head),
                indexed: format.number(indexedBlock),
                final: format.number(finalBlock),
                lag: lag === null ? '?' : format.number(lag),
              })}{' '}
              <TimeAgo at={Math.floor(indexedAt / 1_000)} />
            </p>
          </li>
        ))}
      </ul>
      <KeyBalances keys={keys} />
      {status.isSuccess ? <h3 className="mt-4 text-lg">{t('status.queues')}</h3> : null}
      {status.isSuccess && busy.length === 0 ? <p className="text-soft">{t('status.idle')}</p> : null}
      <ul aria-label={t('status.queues')} className="divide-line divide-y-2">
        {busy.map(({ name, waiting, active, oldestDueAt }) => (
          <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <code className="font-semibold">{name}</code>
            <span className="text-soft text-sm">
              {t('status.jobs', { waiting, active })}
              {oldestDueAt === null ? null : (
                <>
                  {' · '}
                  {t('status.oldest')} <TimeAgo at={oldestDueAt} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
