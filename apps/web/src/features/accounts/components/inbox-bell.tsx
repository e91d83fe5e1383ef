import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { unreadQuery } from '../queries.ts'

/** Links to the inbox and shows the number of unread notifications. */
export function InboxBell({ reader }: { reader: string }) {
  const t = useTranslations('shell')
  const unread = useQuery(unreadQuery(reader)).data ?? 0
  const shown = unread > 99 ? '99+' : String(unread)
  const label = unread === 0 ? t('inbox') : t('inboxUnread', { shown })
  return (
    <Link
      to="/account"
      hash="inbox"
      aria-label={label}
      title={label}
      className="text-ink hover:border-line-strong hover:bg-card relative inline-grid size-10 shrink-0 place-items-center rounded-full border-2 border-transparent"
    >
      <Bell aria-hidden="true" className="size-5" />
      {unread === 0 ? null : (
        <span
          aria-hidden="true"
          className="bg-berry text-paper absolute -top-0.5 -right-0.5 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-bold tabular-nums"
        >
          {shown}
        </span>
      )}
    </Link>
  )
}
