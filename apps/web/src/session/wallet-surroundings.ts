import { injectedWallet } from './injected-wallets.ts'
import { plainWallets } from './plain-wallets.ts'
import { isOwnWallet, walletIds } from './wallet-catalog.ts'
import type { WalletSurroundings } from './wallet-rows.ts'

/** What this device has, as of now: some wallets come into the page late. */
export function walletSurroundings(): WalletSurroundings {
  return {
    isMobile: isMobile(),
    injected: walletIds.filter(isOwnWallet).filter((id) => injectedWallet(window, id) !== undefined),
    hasPlain: plainWallets(window).length > 0,
  }
}

function isMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  // Tablets of one maker call themselves desktop computers, but no such computer has a touch screen.
  return /android|iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
}
