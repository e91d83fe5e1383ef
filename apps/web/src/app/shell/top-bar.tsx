import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

import { TxTray } from '../../tx/tx-tray.tsx'
import { AccountButton } from './account-button.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { LiveMark } from './live-mark.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const link =
  'inline-flex min-h-10 items-center rounded-full px-2.5 whitespace-nowrap font-display font-extrabold transition-colors hover:bg-sunken aria-[current=page]:bg-honey-wash aria-[current=page]:text-honey-text sm:px-4'

export function TopBar() {
  const t = useTranslations('shell')
  return (
    <header className="border-line bg-paper sticky top-0 z-30 border-b-2">
      <div className="page flex h-16 items-center gap-1 sm:gap-2">
        <Link
          to="/list"
          aria-label={t('home')}
          className="group mr-1 flex items-center gap-2 rounded-full sm:mr-4"
        >
          <img
            src="/favicon.svg"
            alt=""
            width={40}
            height={40}
            className="ease-spring size-10 transition-transform duration-300 group-hover:scale-110 group-hover:-rotate-6"
          />
          <span
            aria-hidden="true"
            className="font-display hidden text-2xl font-black tracking-tight sm:inline"
          >
            mofu
          </span>
        </Link>
        <nav aria-label={t('mainMenu')} className="flex gap-0.5 sm:gap-1">
          <Link to="/list" search={{}} className={link}>
            {t('pets')}
          </Link>
          <Link to="/mint" search={{}} className={link}>
            {t('mint')}
          </Link>
        </nav>
        <div className="ml-auto flex items-center gap-0.5 sm:gap-2">
          <span className="mr-2 hidden md:block">
            <LiveMark />
          </span>
          <TxTray />
          <LanguageMenu />
          <span className="hidden sm:block">
            <ThemeToggle />
          </span>
          <AccountButton />
        </div>
      </div>
    </header>
  )
}
