import type { HDAccount } from 'viem/accounts'

import { accountAt } from './accounts.ts'
import { rpc } from './anvil.ts'

type Hex = `0x${string}`

/**
 * Operator keys on a development chain, at indexes after the people's: nobody else sends from them, so nonces never
 * collide.
 */
const keys = ['quoter', 'operator', 'keeper'] as const

export function operatorKey(name: (typeof keys)[number]): HDAccount {
  return accountAt(100 + keys.indexOf(name))
}

export function secretOf(account: HDAccount): Hex {
  const key = account.getHdKey().privateKey
  if (!key) throw new Error('an operator account has no key')
  return `0x${Buffer.from(key).toString('hex')}`
}

const MUCH = 10n ** 22n

/** Senders pay for their own gas. */
export async function fund(rpcUrl: string, { address }: HDAccount): Promise<void> {
  await rpc(rpcUrl, 'anvil_setBalance', [address, `0x${MUCH.toString(16)}`])
}
