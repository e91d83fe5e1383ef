import type { CreateConnectorFn } from 'wagmi'
import { walletConnect, type WalletConnectParameters } from 'wagmi/connectors/walletConnect'

/**
 * wagmi's connector loads 130 kB and opens a socket as soon as it is set up. This one waits until the user chooses
 * WalletConnect, or returns with a stored session.
 */
export function lazyWalletConnect(parameters: WalletConnectParameters): CreateConnectorFn {
  const create = walletConnect(parameters)
  return (config) => {
    const inner = create(config)
    let isWanted = false
    const wake = async () => {
      const provider = await inner.getProvider()
      // Otherwise each request waits five seconds for a third-party iframe that our content security policy blocks.
      Object.assign(provider.signer.client.core.verify, { isDevEnv: true })
      return provider
    }
    const isAwaited = async () =>
      (isWanted ||= (await config.storage?.getItem('recentConnectorId')) === inner.id)
    return {
      ...inner,
      setup: async () => undefined,
      getProvider: async () => ((await isAwaited()) ? wake() : undefined),
      isAuthorized: async () => {
        if (!(await isAwaited())) return false
        await wake()
        return inner.isAuthorized()
      },
      connect: async (question) => {
        isWanted = true
        await wake()
        return inner.connect(question)
      },
    }
  }
}
