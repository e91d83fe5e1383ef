import type { NetworkName } from '@mofu/domain/networks'
import { appConfig, type Network } from '@mofu/wire/app'
import type { Data } from '@mofu/wire/route'
import { queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'

import { call } from './call.ts'
import { chosenNetwork } from './chosen-network.ts'

/** `network` is the one on screen: the user's choice, or the deployment's default, `homeNetwork`. */
export type AppConfig = Data<typeof appConfig> & { homeNetwork: NetworkName }

/** A network with a chain: only these can be shown. */
export type LiveNetwork = Network & { chainId: number }

export const appConfigQuery = queryOptions({
  queryKey: ['app', 'config'],
  queryFn: async ({ signal }): Promise<AppConfig> => {
    const { data } = await call(appConfig, {}, { signal })
    return { ...data, homeNetwork: data.network, network: chosenNetwork(data.network, data.networks) }
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Nothing can be rendered without the config, so retry for as long as the server is unreachable.
  refetchInterval: ({ state }) => (state.status === 'error' ? 3_000 : false),
})

export const AppConfigContext = createContext<AppConfig | undefined>(undefined)

export function useAppConfig(): AppConfig {
  const config = use(AppConfigContext)
  if (!config) throw new Error('useAppConfig needs a config provider above it')
  return config
}

export function hasChain(network: Network): network is LiveNetwork {
  return network.chainId !== null
}

/** The network whose pets are on screen. */
export function useNetwork(): LiveNetwork {
  return shownNetwork(useAppConfig())
}

export function shownNetwork({ network: name, networks }: AppConfig): LiveNetwork {
  const found = networks.find((network) => network.name === name)
  if (!found || !hasChain(found)) throw new Error(`network ${name} has no chain`)
  return found
}

/** Finds a network by chain id, to label rows that may come from any chain. */
export function useNetworkOf(chainId: number): Network | undefined {
  return useAppConfig().networks.find((network) => network.chainId === chainId)
}
