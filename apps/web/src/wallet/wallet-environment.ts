import { injectedProviders } from './injected-providers.ts'
import { injectedWallet } from './injected-wallets.ts'
import { isOwnWallet, walletIds } from './wallet-catalog.ts'
import type { WalletEnvironment } from './wallet-rows.ts'

/** The wallets of this device at this moment: some inject themselves late. */
export function walletEnvironment(): WalletEnvironment {
  return {
    isMobile: isMobile(),
    injected: walletIds.filter(isOwnWallet).filter((id) => injectedWallet(window, id) !== undefined),
    hasPlain: injectedProviders(window).length > 0,
  }
}

function isMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  // iPads report a desktop user agent, but no Mac has a touch screen.
  return /android|iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
}
