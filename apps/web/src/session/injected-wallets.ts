import { type InjectedProvider, isProvider, type PageWithWallets, plainWallets } from './plain-wallets.ts'
import { type OwnWalletId, ownWallets } from './wallet-catalog.ts'

/** Almost every wallet also says that it is MetaMask, so that old pages work. Whoever sets one of these is somebody else. */
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

/** Some wallets stand under a name of their own, whoever holds window.ethereum. */
const ownPlace: Partial<Record<OwnWalletId, (page: PageWithWallets) => unknown>> = {
  tokenPocket: (page) => page.tokenpocket?.ethereum,
  trustWallet: (page) => page.trustwallet,
  binance: (page) => page.binancew3w?.ethereum ?? page.BinanceChain,
  safePal: (page) => page.safepalProvider,
}

/** A wallet of the list that is in the page without having announced itself: old extensions, and browsers inside wallet apps. */
export function injectedWallet(page: PageWithWallets, id: OwnWalletId): InjectedProvider | undefined {
  const { flags } = ownWallets[id]
  const excluded = id === 'metamask' ? notMetamask : []
  const flagged = plainWallets(page).find(
    (provider) =>
      flags.some((flag) => provider[flag] === true) && !excluded.some((flag) => provider[flag] === true),
  )
  const standing = ownPlace[id]?.(page)
  return flagged ?? (isProvider(standing) ? standing : undefined)
}
