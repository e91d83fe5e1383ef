/** An injected provider, with the flags a wallet sets to identify itself. */
export type InjectedProvider = {
  request: (question: { method: string; params?: readonly unknown[] }) => Promise<unknown>
} & Record<string, unknown>

type WalletPlaces = {
  ethereum?: unknown
  tokenpocket?: { ethereum?: unknown }
  trustwallet?: unknown
  safepalProvider?: unknown
  BinanceChain?: unknown
  binancew3w?: { ethereum?: unknown }
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface Window extends WalletPlaces {}
}

/** A window with the properties where wallets inject themselves. */
export type PageWithWallets = Pick<Window, keyof WalletPlaces>

/** Every provider behind window.ethereum: one wallet, or several that share it. */
export function injectedProviders({ ethereum }: PageWithWallets): InjectedProvider[] {
  if (!isProvider(ethereum)) return []
  const { providers } = ethereum
  return Array.isArray(providers) ? providers.filter(isProvider) : [ethereum]
}

export function isProvider(value: unknown): value is InjectedProvider {
  return (
    typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
  )
}
