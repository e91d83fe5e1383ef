import { type Chain, custom, http, type Transport } from 'viem'
import { type Config, createConfig, type CreateConnectorFn, injected } from 'wagmi'
import { watchConnection } from 'wagmi/actions'

import { type AppConfig, hasChain, type LiveNetwork } from '../api/app-config.ts'
import { account } from './account.ts'
import { demoWallet } from './demo-wallet.ts'
import { injectedWallet } from './injected-wallets.ts'
import { lazyWalletConnect } from './lazy-walletconnect.ts'
import { isOwnWallet, type OwnWalletId, ownWallets, walletIds } from './wallet-catalog.ts'

/** Receipts are polled once a second: our fastest chain produces a block that often. */
const POLL_MS = 1_000
const DEVELOPMENT_CHAIN = 31_337

let opened: Config | undefined

/** Sets up wagmi, once per visit. */
export function openWallets(appConfig: AppConfig): Config {
  if (opened) return opened
  const config = createWallets(appConfig)
  opened = config
  watchConnection(config, {
    onChange: ({ address, chainId, status }) => {
      if (address && chainId) account.set({ status: 'connected', address, chainId })
      else if (status === 'disconnected') account.set({ status: 'none' })
    },
  })
  return config
}

function createWallets(appConfig: AppConfig): Config {
  const live = appConfig.networks.filter(hasChain)
  // The selected network comes first: WalletConnect requests that one from a wallet.
  const [first, ...others] = live.toSorted((a, b) => rank(a, appConfig) - rank(b, appConfig))
  if (!first) throw new Error('no network has a chain')
  return createConfig({
    chains: [chainOf(first), ...others.map(chainOf)],
    // Wallets that announce themselves (EIP-6963) are added by wagmi; these connectors are for those that do not.
    connectors: [
      ...walletConnectOf(appConfig),
      ...walletIds.filter(isOwnWallet).map(unannounced),
      injected(),
      ...(appConfig.hasDemoWallet && first.chainId === DEVELOPMENT_CHAIN ? [demoWallet(first)] : []),
    ],
    transports: Object.fromEntries(
      [first, ...others].map((network) => [network.chainId, transportOf(network)]),
    ),
    pollingInterval: POLL_MS,
  })
}

function rank({ name }: LiveNetwork, { network }: AppConfig): number {
  return name === network ? 0 : 1
}

function walletConnectOf({ walletConnect }: AppConfig): CreateConnectorFn[] {
  if (!walletConnect) return []
  return [
    lazyWalletConnect({
      ...walletConnect,
      showQrModal: false,
      telemetryEnabled: false,
      // It logs responses to a session that was just closed as errors. Real failures are thrown and handled by us.
      logger: 'silent',
      metadata: {
        name: 'Mofu',
        description: 'Pets on the chain',
        url: window.location.origin,
        icons: [`${window.location.origin}/favicon.svg`],
      },
    }),
  ]
}

function unannounced(id: OwnWalletId): CreateConnectorFn {
  const create = injected({
    target: { id, name: ownWallets[id].name, provider: () => injectedWallet(window, id) as never },
  })
  // Not set up ahead: a wallet that also announces itself would emit every event twice, and reconnect a second time.
  return (config) => ({ ...create(config), setup: async () => undefined })
}

function chainOf({ chainId, title, coin, rpcUrl, explorerUrl }: LiveNetwork): Chain {
  return {
    id: chainId,
    name: title,
    nativeCurrency: { name: coin, symbol: coin, decimals: 18 },
    rpcUrls: { default: { http: rpcUrl === null ? [] : [rpcUrl] } },
    ...(explorerUrl === null ? {} : { blockExplorers: { default: { name: title, url: explorerUrl } } }),
  }
}

function transportOf({ title, rpcUrl }: LiveNetwork): Transport {
  if (rpcUrl !== null) return http(rpcUrl, { retryCount: 1 })
  return custom({ request: () => Promise.reject(new Error(`${title} has no RPC URL`)) }, { retryCount: 0 })
}
