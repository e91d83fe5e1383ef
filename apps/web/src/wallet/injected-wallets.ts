import {
  type InjectedProvider,
  isProvider,
  type PageWithWallets,
  injectedProviders,
} from './injected-providers.ts'
import { type OwnWalletId, ownWallets } from './wallet-catalog.ts'

/** Almost every wallet claims to be MetaMask, so that old pages work. A provider with one of these flags is not it. */
const notMetamask = [
  ...Object.values(ownWallets).flatMap(({ flags }) => flags),
  'isBraveWallet',
  'isRabby',
  'isOkxWallet',
  'isOKExWallet',
  'isBitKeep',
  'isPhantom',
  'isCoinbaseWallet',
].filter((flag) => flag !== 'isMetaMask')

/** Some wallets also inject themselves under their own name, whichever one holds window.ethereum. */
const ownPlace: Partial<Record<OwnWalletId, (page: PageWithWallets) => unknown>> = {
  tokenPocket: (page) => page.tokenpocket?.ethereum,
  trustWallet: (page) => page.trustwallet,
  binance: (page) => page.binancew3w?.ethereum ?? page.BinanceChain,
  safePal: (page) => page.safepalProvider,
}

/** Finds a listed wallet that is injected without announcing itself: old extensions, and browsers of wallet apps. */
export function injectedWallet(page: PageWithWallets, id: OwnWalletId): InjectedProvider | undefined {
  const { flags } = ownWallets[id]
  const excluded = id === 'metamask' ? notMetamask : []
  const flagged = injectedProviders(page).find(
    (provider) =>
      flags.some((flag) => provider[flag] === true) && !excluded.some((flag) => provider[flag] === true),
  )
  const injected = ownPlace[id]?.(page)
  return flagged ?? (isProvider(injected) ? injected : undefined)
}
