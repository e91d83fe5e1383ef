import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { endOtherSessions, endSession } from '../actions/own-account.ts'
import { sessionsQuery } from '../queries.ts'
import { Section } from './section.tsx'

export function SessionsSection({ reader }: { reader: string }) {
  const t = useTranslations('accounts')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const query = sessionsQuery(reader)
  const sessions = useQuery(query)
  const onSettled = () => queryClient.invalidateQueries(query)
  const end = useMutation({ mutationFn: endSession, onSettled })
  const endOthers = useMutation({ mutationFn: endOtherSessions, onSettled })
  const failed = end.error ?? endOthers.error
  return (
    <Section
      title={t('sessions')}
      aside={
        (sessions.data?.length ?? 0) > 1 ? (
          <Button size="small" disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('endOthers')}
          </Button>
        ) : null
      }
    >
      {failed ? <Note tone="berry">{wordsOf(failed).text}</Note> : null}
      {sessions.isError ? (
        <FailureNote
          title={t('sessionsError')}
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
        />
      ) : null}
      {sessions.isPending ? <Skeleton className="h-16 w-full rounded-2xl" /> : null}
      <ul className="divide-line divide-y-2">
        {sessions.data?.map(({ id, scope, device, seenAt, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-bold">
                {t(`scope.${scope}`)}
                {isThis ? <Badge tone="mint">{t('thisSession')}</Badge> : null}
              </p>
              <p className="text-soft text-sm">{browserOf(device)}</p>
              <p className="text-soft text-sm">
                {t('seen')} <TimeAgo at={Date.parse(seenAt) / 1_000} />
              </p>
            </div>
            {isThis ? null : (
              <Button size="small" disabled={end.isPending} onClick={() => end.mutate(id)}>
                {t('endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The first match wins: browsers also name those they descend from. */
const brands = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = ['Windows', 'iPhone', 'iPad', 'Android', 'Mac', 'Linux'] as const

/** User agents are long; people recognise theirs by brand and system. */
function browserOf(device: string): string {
  const brand = brands.find(([mark]) => device.includes(mark))?.[1]
  const system = systems.find((name) => device.includes(name))
  return brand && system ? `${brand}, ${system}` : device
}
