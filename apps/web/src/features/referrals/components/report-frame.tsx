import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import type { Me } from '../../../session/me-query.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { tabStyle } from '../../../ui/tab-style.ts'

type Report = 'referred' | 'sold' | 'statements' | 'all'

type ReportFrameProps = { report: Report; title: string; text: string; me: Me; children: ReactNode }

/** The title of a report, and the way to the others. */
export function ReportFrame({ report, title, text, me: { roles }, children }: ReportFrameProps) {
  const t = useTranslations('referrals')
  const link = (of: Report) =>
    ({
      'aria-current': of === report ? 'page' : undefined,
      className: tabStyle(of === report, 'small'),
    }) as const
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${title} · Mofu`} />
      <header className="mb-6 max-w-2xl">
        <h1 className="text-4xl leading-tight sm:text-5xl">{title}</h1>
        <p className="text-soft mt-2 text-lg">{text}</p>
      </header>
      <nav aria-label={t('reports')} className="mb-8 flex flex-wrap gap-2">
        <Link to="/referred-list" {...link('referred')}>
          {t('tabReferred')}
        </Link>
        <Link to="/sold-list" search={{}} {...link('sold')}>
          {t('tabSold')}
        </Link>
        <Link to="/referral-statements" search={{}} {...link('statements')}>
          {t('tabStatements')}
        </Link>
        {roles.includes('leader') || roles.includes('admin') ? (
          <Link to="/all-referral" search={{}} {...link('all')}>
            {t('tabAll')}
          </Link>
        ) : null}
      </nav>
      {children}
    </div>
  )
}
