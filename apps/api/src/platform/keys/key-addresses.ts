import type { KeyRole } from '@mofu/domain/key-roles'
import { privateKeyToAccount } from 'viem/accounts'

/** What this process knows of the keys: the key itself, or only its address. */
export type KnownKeys = {
  operatorKey: `0x${string}` | undefined
  quoterKey: `0x${string}` | undefined
  quoterAddress: string | undefined
  keeperAddress: string | undefined
}

export type KeyAddress = { role: KeyRole; address: `0x${string}` }

/** The addresses to watch, in lower case. */
export function keyAddresses({
  operatorKey,
  quoterKey,
  quoterAddress,
  keeperAddress,
}: KnownKeys): KeyAddress[] {
  const ofKey = (key: KnownKeys['operatorKey']) => key && privateKeyToAccount(key).address
  const known: Record<KeyRole, string | undefined> = {
    operator: ofKey(operatorKey),
    keeper: keeperAddress,
    quoter: quoterAddress ?? ofKey(quoterKey),
  }
  return (['operator', 'keeper', 'quoter'] as const).flatMap((role) => {
    const address = known[role]?.toLowerCase()
    return address === undefined ? [] : [{ role, address: address as `0x${string}` }]
  })
}
