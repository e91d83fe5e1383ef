import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { adminEntries, adminGroups, type AdminPageName } from './admin-pages.ts'

/** On wide screens a list of links beside the page, on narrow ones a select above it. */
export function AdminNavigation({ page }: { page: AdminPageName }) {
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
                <li key={entry.page}>
                  <Link
                    to={entry.to}
                    activeOptions={{ exact: true }}
                    aria-current={entry.page === page ? 'page' : undefined}
                    className={clsx(
                      'flex min-h-11 items-center rounded-2xl px-3 font-semibold',
                      entry.page === page ? 'bg-ink text-paper' : 'hover:bg-sunken',
                    )}
                  >
                    {t(`page.${entry.page}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
