import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { useNetwork } from '../../../api/app-config.ts'
import { useRefetchWhenStale } from '../../../api/use-refetch-when-stale.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { CountLink, shownCount } from '../../../parts/count-link.tsx'
import { inboxQuery, unreadQuery } from '../queries.ts'

/** The least time between two requests: blocks may come several times in a second. */
const PAUSE_MS = 1_000

/** Links to the inbox and shows the number of unread notifications, which grows with the block that brings them. */
export function InboxBell({ reader }: { reader: string }) {
  const t = useTranslations('shell')
  const queryClient = useQueryClient()
  const { chainId } = useNetwork()
  const { data, dataUpdatedAt, refetch } = useQuery(unreadQuery(reader, chainId))
  useRefetchWhenStale({ chainId, block: data?.block, askedAt: dataUpdatedAt }, PAUSE_MS, refetch)
  const unread = data?.unread
  const counted = useRef(unread)
  useEffect(() => {
    // An inbox on screen shows what the bell counts.
    if (counted.current !== undefined && counted.current !== unread)
      void queryClient.invalidateQueries({ queryKey: inboxQuery(reader).queryKey })
    counted.current = unread
  }, [unread, reader, queryClient])
  const count = unread ?? 0
  const label = count === 0 ? t('inbox') : t('inboxUnread', { shown: shownCount(count) })
  return (
    <CountLink to="/account" hash="inbox" label={label} count={count}>
      <Bell aria-hidden="true" className="size-5" />
    </CountLink>
  )
}
