import { Outlet, useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

import { LoginDialogHost } from '../../features/accounts/login-dialog-host.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { TxHost } from '../../tx/tx-host.tsx'
import { useReturningWallet } from '../../wallet/use-returning-wallet.ts'
import { WalletDialogHost } from '../../wallet/wallet-dialog-host.tsx'
import { Footer } from './footer.tsx'
import { OkDialogHost } from './ok-dialog-host.tsx'
import { StalenessBanner } from './staleness-banner.tsx'
import { ToastHost } from './toast-host.tsx'
import { TopBar } from './top-bar.tsx'
import { useInvitation } from './use-invitation.ts'
import { useReloadOnWalletChange } from './use-reload-on-wallet-change.ts'

export function Shell() {
  const t = useTranslations('shell')
  const main = useRef<HTMLElement>(null)
  useFocusOnNewPage(main)
  useInvitation()
  useReturningWallet()
  useReloadOnWalletChange()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="bg-ink text-paper sr-only rounded-full font-bold focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-6 focus:py-3"
      >
        {t('skip')}
      </a>
      <TopBar />
      <StalenessBanner />
      <main id="content" ref={main} tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
      <WalletDialogHost />
      <LoginDialogHost />
      <TxHost />
      <OkDialogHost />
      <ToastHost />
    </div>
  )
}

/** Moves focus to the content of a new page, for users who do not see it change. */
function useFocusOnNewPage(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}
