import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../i18n/use-translations.ts'
import { Community } from './community.tsx'
import { LiveMark } from './live-mark.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const small = 'inline-flex min-h-10 items-center underline-offset-4 hover:underline'

export function Footer() {
  const t = useTranslations('shell')
  return (
    <footer className="border-line bg-card mt-12 border-t-2">
      <div className="page py-8 sm:py-10">
        <Community />
        <div className="text-soft flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-sm">
          <p className="max-w-md">{t('footerLine')}</p>
          <nav aria-label={t('legal')} className="flex flex-wrap gap-x-5">
            <Link to="/terms" className={small}>
              {t('terms')}
            </Link>
            <Link to="/privacy" className={small}>
              {t('privacy')}
            </Link>
            <Link to="/risk" className={small}>
              {t('risk')}
            </Link>
          </nav>
          <p className="flex items-center gap-x-4">
            <LiveMark />
            <span className="sm:hidden">
              <ThemeToggle />
            </span>
          </p>
        </div>
      </div>
    </footer>
  )
}
