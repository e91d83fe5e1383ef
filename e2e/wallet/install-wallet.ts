import type { Page } from '@playwright/test'

export type WalletOptions = {
  /** A node with the account unlocked: it signs, and the chain is real. */
  rpcUrl: string
  account: `0x${string}`
  chainId: number
  name?: string
  rdns?: string
  /** How the page finds it: announced, or only injected as older wallets are. */
  place?: 'announced' | 'window.ethereum'
  /** The flags on its provider. */
  flags?: readonly string[]
}

type Rpc = { method: string; params?: unknown[] }

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface Window {
    /** Set by a test that holds what the wallet signs: receives the transaction and returns its hash. */
    mofuHolder?: (transaction: unknown) => Promise<string>
    mofuWallet: {
      log: Rpc[]
      /** The user rejects the next request. */
      refuseNext(): void
      /** The next request fails with this wallet error code. */
      failNext(code: number): void
      /** Requests stay open until `answer`. */
      hold(): void
      answer(): void
      setAccounts(accounts: string[]): void
      setChain(chainId: number): void
    }
  }
}

/** Injects an EIP-1193 wallet, announced by EIP-6963, that signs on the development chain without asking. */
export async function installWallet(page: Page, options: WalletOptions): Promise<void> {
  await page.addInitScript((wallet: WalletOptions) => {
    const remembered = `wallet-of-${wallet.account}`
    const hex = (value: number) => `0x${value.toString(16)}`
    const failure = (code: number, message: string) => Object.assign(new Error(message), { code })
    const listeners = new Map<string, Set<(value: unknown) => void>>()
    const emit = (event: string, value: unknown) =>
      listeners.get(event)?.forEach((listener) => listener(value))
    const log: Rpc[] = []
    let accounts: string[] = [wallet.account]
    let chainId = wallet.chainId
    let isAllowed = localStorage.getItem(remembered) === 'yes'
    let nextFailure: number | undefined
    let held: PromiseWithResolvers<void> | undefined

    const node = async (method: string, params: unknown[]): Promise<unknown> => {
      const response = await fetch(wallet.rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
      const { result, error } = (await response.json()) as {
        result?: unknown
        error?: { code: number; message: string }
      }
      if (error) throw Object.assign(new Error(error.message), error)
      return result
    }
    const allow = () => {
      isAllowed = true
      localStorage.setItem(remembered, 'yes')
      return accounts
    }
    const questions = [
      'eth_requestAccounts',
      'wallet_requestPermissions',
      'eth_sendTransaction',
      'personal_sign',
      'wallet_switchEthereumChain',
    ]
    const answers: Record<string, (params: unknown[]) => unknown> = {
      eth_chainId: () => hex(chainId),
      eth_accounts: () => (isAllowed ? accounts : []),
      eth_requestAccounts: allow,
      wallet_requestPermissions: () => [{ parentCapability: 'eth_accounts', caveats: [{ value: allow() }] }],
      wallet_revokePermissions: () => {
        isAllowed = false
        localStorage.removeItem(remembered)
        return null
      },
      wallet_switchEthereumChain: ([target]) => {
        chainId = Number((target as { chainId: string }).chainId)
        emit('chainChanged', hex(chainId))
        return null
      },
    }
    const provider = {
      ...Object.fromEntries((wallet.flags ?? []).map((flag) => [flag, true])),
      request: async ({ method, params = [] }: Rpc): Promise<unknown> => {
        log.push({ method, params })
        const isQuestion = questions.includes(method)
        if (isQuestion) await held?.promise
        if (isQuestion && nextFailure !== undefined) {
          const code = nextFailure
          // After a rejection the page stops; after any other failure it retries with the older method.
          if (code === 4001 || method !== 'wallet_requestPermissions') nextFailure = undefined
          throw failure(code, code === 4001 ? 'User rejected the request.' : 'The wallet failed.')
        }
        const isSigning = method === 'eth_sendTransaction' || method === 'personal_sign'
        if (isSigning && !isAllowed) throw failure(4100, 'The account has not been authorised.')
        if (method === 'eth_sendTransaction' && window.mofuHolder) return window.mofuHolder(params[0])
        return answers[method] ? answers[method](params) : node(method, params)
      },
      on: (event: string, listener: (value: unknown) => void) => {
        if (!listeners.has(event)) listeners.set(event, new Set())
        listeners.get(event)?.add(listener)
        return provider
      },
      removeListener: (event: string, listener: (value: unknown) => void) => {
        listeners.get(event)?.delete(listener)
        return provider
      },
    }
    window.mofuWallet = {
      log,
      refuseNext: () => void (nextFailure = 4001),
      failNext: (code) => void (nextFailure = code),
      hold: () => void (held = Promise.withResolvers()),
      answer: () => held?.resolve(),
      setAccounts: (next) => {
        accounts = next
        emit('accountsChanged', next)
      },
      setChain: (next) => {
        chainId = next
        emit('chainChanged', hex(next))
      },
    }
    if (wallet.place === 'window.ethereum') {
      Object.assign(window, { ethereum: provider })
      return
    }
    const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="16" fill="teal"/></svg>')}`
    const info = {
      uuid: crypto.randomUUID(),
      name: wallet.name ?? 'MetaMask',
      rdns: wallet.rdns ?? 'io.metamask',
      icon,
    }
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: Object.freeze({ info: Object.freeze(info), provider }),
        }),
      )
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }, options)
}
