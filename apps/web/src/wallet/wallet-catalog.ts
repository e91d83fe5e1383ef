/** The wallets that the dialog always lists, in this order. */
export const walletIds = [
  'walletConnect',
  'metamask',
  'tokenPocket',
  'trustWallet',
  'mathWallet',
  'binance',
  'safePal',
] as const
export type WalletId = (typeof walletIds)[number]

/** A wallet in the browser or in an app. WalletConnect is only a way to reach one. */
export type OwnWalletId = Exclude<WalletId, 'walletConnect'>

export type OwnWallet = {
  name: string
  /** The rdns it announces (EIP-6963). */
  rdns: readonly string[]
  /** For wallets without a fixed rdns: the name they announce, in lower case without spaces. */
  announcedName?: string
  /** The flag it sets on its provider, for wallets that do not announce themselves. */
  flags: readonly string[]
  /** Opens its app on this phone with a WalletConnect URI. */
  appLink: (uri: string) => string
  download: string
}

export const ownWallets: Record<OwnWalletId, OwnWallet> = {
  metamask: {
    name: 'Metamask',
    rdns: ['io.metamask', 'io.metamask.mobile'],
    flags: ['isMetaMask'],
    appLink: opens('metamask://wc'),
    download: 'https://metamask.io/download/',
  },
  tokenPocket: {
    name: 'TokenPocket',
    rdns: ['pro.tokenpocket'],
    flags: ['isTokenPocket'],
    appLink: opens('tpoutside://wc'),
    download: 'https://www.tokenpocket.pro/en/download/app',
  },
  trustWallet: {
    name: 'TrustWallet',
    rdns: ['com.trustwallet.app'],
    flags: ['isTrust', 'isTrustWallet'],
    appLink: opens('trust://wc'),
    download: 'https://trustwallet.com/download',
  },
  mathWallet: {
    name: 'MathWallet',
    rdns: [],
    announcedName: 'mathwallet',
    flags: ['isMathWallet'],
    appLink: opens('mathwallet://wc'),
    download: 'https://mathwallet.org/',
  },
  binance: {
    name: 'Binance Chain Wallet',
    rdns: ['com.binance.wallet'],
    flags: ['isBinance', 'isBinanceChain'],
    appLink: opens('bnc://app.binance.com/cedefi/wc'),
    download: 'https://www.binance.com/en/web3wallet',
  },
  safePal: {
    name: 'SafePal',
    rdns: [],
    announcedName: 'safepal',
    flags: ['isSafePal'],
    appLink: opens('safepalwallet://wc'),
    download: 'https://www.safepal.com/download',
  },
}

export function isOwnWallet(id: string): id is OwnWalletId {
  return id in ownWallets
}

function opens(app: string): OwnWallet['appLink'] {
  return (uri) => `${app}?uri=${encodeURIComponent(uri)}`
}
