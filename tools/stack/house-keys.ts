import { type HDAccount, mnemonicToAccount } from 'viem/accounts'

import { mnemonic } from './accounts.ts'
import { rpc } from './anvil.ts'

type Hex = `0x${string}`

/** Behind the people: keys of the house on a development chain that nobody else sends from, so that their numbers never collide. */
const keys = ['quoter', 'operator', 'keeper'] as const

export function houseKey(name: (typeof keys)[number]): HDAccount {
  return mnemonicToAccount(mnemonic, { addressIndex: 100 + keys.indexOf(name) })
}

export function secretOf(account: HDAccount): Hex {
  const key = account.getHdKey().privateKey
  if (!key) throw new Error('a house account has no key')
  return `0x${Buffer.from(key).toString('hex')}`
}

const MUCH = 10n ** 22n

/** Whoever sends transactions pays for them. */
export async function fund(rpcUrl: string, { address }: HDAccount): Promise<void> {
  await rpc(rpcUrl, 'anvil_setBalance', [address, `0x${MUCH.toString(16)}`])
}
