import type { Notification } from '@mofu/wire/accounts/notifications'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { markRead } from '../actions/own-account.ts'
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
  const link = linkOf(one)
  const look = clsx(one.isRead ? 'text-soft' : 'font-bold')
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      {link ? (
        <Link {...link} className={`${look} decoration-line-strong underline underline-offset-4`}>
          {say(one)}
        </Link>
      ) : (
        <span className={look}>{say(one)}</span>
      )}
      <TimeAgo at={Date.parse(one.createdAt) / 1_000} className="text-soft shrink-0 text-sm" />
    </li>
  )
}

/** Where what it tells of can be seen. */
function linkOf({
  facts: { nftId, orderId, shopId },
}: Notification): Pick<LinkProps, 'to' | 'params'> | undefined {
  if (nftId !== undefined) return { to: '/detail/$id', params: { id: nftId } }
  if (shopId !== undefined) return { to: '/mall/orders/$shopId', params: { shopId } }
  return orderId === undefined ? undefined : { to: '/order-detail/$id', params: { id: orderId } }
}
