import { createWalletClient, type Hex, hexToBigInt, http, isHex, numberToHex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

import type { LiveNetwork } from '../api/app-config.ts'

const KEY = 'demo-wallet-key'
const ALLOWANCE = parseEther('100')

type Question = { method: string; params?: readonly unknown[] }
type Answer = (network: LiveNetwork, params: readonly unknown[]) => unknown

/** The methods that the demo wallet implements. Anything else is forwarded to the development chain. */
const answers: Record<string, Answer> = {
  eth_chainId: ({ chainId }) => numberToHex(chainId),
  eth_accounts: () => {
    const key = storedKey()
    return key ? [privateKeyToAccount(key).address] : []
  },
  eth_requestAccounts: async (network) => {
    const { address } = signer()
    await clientOf(network).request({
      method: 'anvil_setBalance' as never,
      params: [address, numberToHex(ALLOWANCE)] as never,
    })
    return [address]
  },
  personal_sign: async (_, [text]) =>
    signer().signMessage({ message: isHex(text) ? { raw: text } : String(text) }),
  eth_signTypedData_v4: async (_, [, data]) => signer().signTypedData(JSON.parse(String(data))),
  eth_sendTransaction: async (network, [transaction]) => {
    const { to, data, value, gas } = transaction as Partial<Record<'to' | 'data' | 'value' | 'gas', Hex>>
    return clientOf(network).sendTransaction({
      account: signer(),
      chain: null,
      to: to ?? null,
      ...(data && { data }),
      ...(value && { value: hexToBigInt(value) }),
      ...(gas && { gas: hexToBigInt(gas) }),
    })
  },
  wallet_requestPermissions: () => unsupported(),
  wallet_revokePermissions: () => unsupported(),
  wallet_switchEthereumChain: () => unsupported(),
}

export async function handleDemoRequest(
  network: LiveNetwork,
  { method, params = [] }: Question,
): Promise<unknown> {
  const answer = answers[method]
  if (answer) return answer(network, params)
  return clientOf(network).request({ method: method as never, params: params as never })
}

function clientOf({ rpcUrl }: LiveNetwork) {
  if (rpcUrl === null) throw new Error('demo wallet: the network has no RPC URL')
  return createWalletClient({ transport: http(rpcUrl) })
}

function signer() {
  const key = storedKey() ?? generatePrivateKey()
  localStorage.setItem(KEY, key)
  return privateKeyToAccount(key)
}

function storedKey(): Hex | undefined {
  const key = localStorage.getItem(KEY)
  return isHex(key) ? key : undefined
}

function unsupported(): never {
  throw Object.assign(new Error('demo wallet: method not supported'), { code: 4200 })
}
