import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { proposalsQuery } from '../queries.ts'
import { adminEntries, adminGroups, type AdminPageName } from './admin-pages.ts'

/** On wide screens a list of links beside the page, on narrow ones a select above it. */
export function AdminNavigation({ page, reader }: { page: AdminPageName; reader: string }) {
  const t = useTranslations('administration')
  const navigate = useNavigate()
  return (
    <nav
      aria-label={t('title')}
      className="px-4 pt-6 md:px-8 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:py-8 lg:pr-2"
    >
      <div className="lg:hidden">
        <SelectField
          label={t('goTo')}
          value={page}
          choices={adminEntries.map((entry) => ({ value: entry.page, label: t(`page.${entry.page}`) }))}
          onChoose={(chosen) => {
            const entry = adminEntries.find((one) => one.page === chosen)
            if (entry) void navigate({ to: entry.to })
          }}
        />
      </div>
      <ul className="hidden gap-4 lg:grid">
        {adminGroups.map(({ group, pages }) => (
          <li key={group}>
            {group === 'overview' ? null : (
              <p id={`admin-${group}`} className="text-soft px-3 text-sm font-semibold">
                {t(`group.${group}`)}
              </p>
            )}
            <ul aria-labelledby={group === 'overview' ? undefined : `admin-${group}`}>
              {pages.map((entry) => (
                <li key={entry.page} className="flex items-center gap-2">
                  <Link
                    to={entry.to}
                    activeOptions={{ exact: true }}
                    aria-current={entry.page === page ? 'page' : undefined}
                    className={clsx(
                      'flex min-h-11 grow items-center rounded-2xl px-3 font-semibold',
                      entry.page === page ? 'bg-ink text-paper' : 'hover:bg-sunken',
                    )}
                  >
                    {t(`page.${entry.page}`)}
                  </Link>
                  {entry.page === 'proposals' ? <OpenProposals reader={reader} /> : null}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How many proposals wait for a second admin, beside the link to them. */
function OpenProposals({ reader }: { reader: string }) {
  const t = useTranslations('administration')
  const format = useFormatter()
  const count = useInfiniteQuery(proposalsQuery(reader, 'proposed')).data?.pages[0]?.count ?? 0
  if (count === 0) return null
  return (
    <Badge tone="honey">
      {format.number(count)} <span className="sr-only">{t('wait.proposals')}</span>
    </Badge>
  )
}
