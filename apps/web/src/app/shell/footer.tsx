import { useTranslations } from 'use-intl'

import { useNetwork } from '../../session/app-config.ts'
import { LiveMark } from './live-mark.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export function Footer() {
  const t = useTranslations('shell')
  const { title } = useNetwork()
  return (
    <footer className="border-line mt-12 border-t-2">
      <div className="page text-soft flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-8 text-sm">
        <p className="max-w-md">{t('footerLine')}</p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <span>{t('footerNetwork', { network: title })}</span>
          <span className="md:hidden">
            <LiveMark />
          </span>
          <span className="sm:hidden">
            <ThemeToggle />
          </span>
        </p>
      </div>
    </footer>
  )
}
