import { Link } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { adminEntries, type AdminPageName } from './admin-pages.ts'

/** What waits for an admin on one page. */
export type Waiting = {
  what: 'alerts' | 'proposals' | 'disputes' | 'applications' | 'quizzes' | 'reports' | 'jobs' | 'pins'
  page: AdminPageName
  /** Undefined while it is loading. */
  count: number | undefined
  /** Only the first ones were counted. */
  hasMore?: boolean
  isError: boolean
}

/** How much waits for an admin, with the way there. */
export function WaitingList({ list }: { list: readonly Waiting[] }) {
  const t = useTranslations('administration')
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-4 text-2xl">
        {t('waiting')}
      </h2>
      <ul aria-labelledby="waiting" className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {list.map((one) => (
          <li key={one.what}>
            <WaitingCard waiting={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WaitingCard({ waiting: { what, page, count, hasMore = false, isError } }: { waiting: Waiting }) {
  const t = useTranslations('administration')
  const format = useFormatter()
  const entry = adminEntries.find((one) => one.page === page)
  const figure = count === undefined ? undefined : `${format.number(count)}${hasMore ? '+' : ''}`
  return (
    <Link
      to={entry?.to ?? '/admin'}
      hash={what === 'alerts' ? 'alerts' : ''}
      className="card hover:border-coral grid h-full content-start gap-1 p-4"
    >
      <span className="font-display text-3xl font-extrabold tabular-nums">
        {isError ? t('waitingError') : (figure ?? <Skeleton className="h-9 w-12 rounded-xl" />)}
      </span>
      <span className={count === 0 ? 'text-soft' : 'font-semibold'}>{t(`wait.${what}`)}</span>
    </Link>
  )
}
