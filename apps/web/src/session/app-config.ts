import type { NetworkName } from '@mofu/domain/networks'
import { appConfig, type Network } from '@mofu/wire/app'
import type { Data } from '@mofu/wire/route'
import { queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'

import { call } from './call.ts'
import { chosenNetwork } from './chosen-network.ts'

/** `network` is the one on screen: the person's choice, or else the house's own, `homeNetwork`. */
export type AppConfig = Data<typeof appConfig> & { homeNetwork: NetworkName }

/** A network that has a chain: every one that can be shown. */
export type LiveNetwork = Network & { chainId: number }

export const appConfigQuery = queryOptions({
  queryKey: ['app', 'config'],
  queryFn: async ({ signal }): Promise<AppConfig> => {
    const { data } = await call(appConfig, {}, { signal })
    return { ...data, homeNetwork: data.network, network: chosenNetwork(data.network, data.networks) }
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Without it there is no screen at all, so we go on asking while the server is away.
  refetchInterval: ({ state }) => (state.status === 'error' ? 3_000 : false),
})

export const AppConfigContext = createContext<AppConfig | undefined>(undefined)

export function useAppConfig(): AppConfig {
  const config = use(AppConfigContext)
  if (!config) throw new Error('there is no app config above this component')
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
  if (!found || !hasChain(found)) throw new Error(`the network ${name} has no chain`)
  return found
}

/** A network by its chain, to name it on rows that may come from any chain. */
export function useNetworkOf(chainId: number): Network | undefined {
  return useAppConfig().networks.find((network) => network.chainId === chainId)
}
