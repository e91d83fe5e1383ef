import type { Notification } from '@mofu/wire/accounts/notifications'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { markRead } from '../actions/own-account.ts'
import { notificationLink } from '../notification-link.ts'
import { inboxQuery } from '../queries.ts'
import { useNotificationWords } from '../use-notification-words.ts'
import { Section } from './section.tsx'

export function InboxSection({ reader }: { reader: string }) {
  const t = useTranslations('accounts')
  const queryClient = useQueryClient()
  const query = inboxQuery(reader)
  const inbox = useInfiniteQuery(query)
  const read = useMutation({
    mutationFn: markRead,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['accounts', reader] }),
  })
  const pages = inbox.data?.pages ?? []
  const list = pages.flatMap((page) => page.list)
  const unread = pages[0]?.unread ?? 0
  const newest = list[0]
  return (
    <Section
      anchor="inbox"
      title={t('inbox')}
      aside={
        unread > 0 && newest ? (
          <span className="flex items-center gap-3">
            <Badge tone="berry">{t('unread', { count: unread })}</Badge>
            <Button size="small" disabled={read.isPending} onClick={() => read.mutate(newest.id)}>
              {t('markRead')}
            </Button>
          </span>
        ) : null
      }
    >
      {inbox.isError ? (
        <FailureNote title={t('inboxError')} error={inbox.error} onRetry={() => void inbox.refetch()} />
      ) : null}
      {inbox.isPending ? <Skeleton className="h-16 w-full rounded-2xl" /> : null}
      {inbox.isSuccess && list.length === 0 ? <p className="text-soft">{t('inboxEmpty')}</p> : null}
      <ul className="divide-line divide-y-2">
        {list.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </ul>
      {inbox.hasNextPage ? (
        <Button size="small" disabled={inbox.isFetchingNextPage} onClick={() => void inbox.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </Section>
  )
}

function Row({ one }: { one: Notification }) {
  const say = useNotificationWords()
  const link = notificationLink(one)
  const look = clsx(one.isRead ? 'text-soft' : 'font-bold')
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <div>
        {link ? (
          <Link {...link} className={`${look} decoration-line-strong underline underline-offset-4`}>
            {say(one)}
          </Link>
        ) : (
          <span className={look}>{say(one)}</span>
        )}
        {one.kind === 'outbid' && one.facts['auction'] !== undefined ? (
          <OutbidActions auction={one.facts['auction']} />
        ) : null}
      </div>
      <TimeAgo at={Date.parse(one.createdAt) / 1_000} className="text-soft shrink-0 text-sm" />
    </li>
  )
}

/** Outbid in an auction: the next bid, and the money of the last one. */
function OutbidActions({ auction }: { auction: string }) {
  const t = useTranslations('accounts')
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      <Link to="/auction-detail/$id" params={{ id: auction }} className={buttonStyle('main', 'small')}>
        {t('bidAgain')}
      </Link>
      <Link to="/credits" className={buttonStyle('plain', 'small')}>
        {t('takeMoney')}
      </Link>
    </p>
  )
}
