import { Link } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { TxTray } from '../../tx/tx-tray.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AccountButton } from './account-button.tsx'
import { BasketsHost } from './baskets-host.tsx'
import { InboxBellHost } from './inbox-bell-host.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { LiveMark } from './live-mark.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { useOpenMyAccount } from './my-account.ts'
import { NavBar } from './nav-bar.tsx'
import { NetworkMenu } from './network-menu.tsx'
import { SearchButton } from './search-button.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export function TopBar() {
  const t = useTranslations('shell')
  const openMyAccount = useOpenMyAccount()
  return (
    <header className="border-line bg-paper sticky top-0 z-30 border-b-2">
      {/* Wider than the page on wide screens: nothing of it may wrap, in any language. */}
      <div className="page flex h-16 items-center gap-1 min-[1440px]:max-w-[1440px]! sm:gap-2">
        <Link
          to="/"
          aria-label={t('home')}
          className="group mr-1 flex items-center gap-2 rounded-full xl:mr-3"
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
            className="font-display text-2xl font-black tracking-tight max-sm:hidden xl:max-[1440px]:hidden"
          >
            mofu
          </span>
        </Link>
        <nav aria-label={t('mainMenu')} className="hidden xl:flex">
          <NavBar />
        </nav>
        <div className="ml-auto flex items-center sm:gap-0.5 xl:gap-1">
          <span className="mr-2 hidden md:max-xl:block">
            <LiveMark />
          </span>
          <span className="max-sm:-mx-1">
            <SearchButton />
          </span>
          <TxTray />
          <InboxBellHost />
          <BasketsHost />
          <span className="hidden xl:block">
            <NetworkMenu />
          </span>
          <LanguageMenu />
          <span className="hidden sm:block">
            <ThemeToggle />
          </span>
          <span className="hidden sm:block">
            <IconButton label={t('myAccount')} onClick={openMyAccount}>
              <UserRound aria-hidden="true" className="size-5" />
            </IconButton>
          </span>
          <span className="ml-1">
            <AccountButton />
          </span>
          <span className="xl:hidden">
            <MobileMenuButton />
          </span>
        </div>
      </div>
    </header>
  )
}
