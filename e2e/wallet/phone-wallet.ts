import { SignClient } from '@walletconnect/sign-client'

type PhoneWalletOptions = { relayUrl: string; rpcUrl: string; account: string; chainId: number }

export type PhoneWallet = {
  /** Reads the QR code on a page. */
  scan(uri: string): Promise<void>
  stop(): Promise<void>
}

/** A wallet at the other end of WalletConnect. It approves everything and signs on the development chain. */
export async function startPhoneWallet(options: PhoneWalletOptions): Promise<PhoneWallet> {
  const { relayUrl, rpcUrl, account, chainId } = options
  const client = await SignClient.init({
    projectId: 'local',
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    // Otherwise all phones of this process share one core, and the first answers for all.
    customStoragePrefix: account,
    metadata: { name: 'Phone', description: 'A phone', url: 'http://127.0.0.1', icons: [] },
  })
  client.on('session_proposal', ({ id, params }) => {
    const asked = params.optionalNamespaces['eip155']
    void client.approve({
      id,
      namespaces: {
        eip155: {
          accounts: [`eip155:${chainId}:${account}`],
          chains: [`eip155:${chainId}`],
          methods: asked?.methods ?? [],
          events: asked?.events ?? [],
        },
      },
    })
  })
  client.on('session_request', ({ topic, id, params }) => {
    void askNode(rpcUrl, params.request).then((answer) =>
      client.respond({ topic, response: { id, jsonrpc: '2.0', ...answer } }),
    )
  })
  return {
    scan: async (uri) => void (await client.pair({ uri })),
    stop: async () => client.core.relayer.transportClose(),
  }
}

type Answer = { result: unknown } | { error: { code: number; message: string } }

async function askNode(rpcUrl: string, request: { method: string; params: unknown }): Promise<Answer> {
  const reply = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: request.method, params: request.params }),
  })
  const { result, error } = (await reply.json()) as {
    result?: unknown
    error?: { code: number; message: string }
  }
  return error ? { error } : { result }
}
