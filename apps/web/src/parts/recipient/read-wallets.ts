import type { Address } from '@mofu/domain/address'

import type { TypedName } from '../../wallet/resolve-name.ts'
import {
  type Found,
  isNameLike,
  lookUpName,
  type NameService,
  readAddress,
  type Wrong,
} from './read-recipient.ts'

/** The most wallets the contracts take at once. */
export const listedMost = 200

export type ReadWallets = { state: 'found'; wallets: Address[]; typed: TypedName[] } | Wrong

/**
 * Wallets by address or name, one per line or comma-separated, each once; all of them or none. `shape` if there are too
 * many or none.
 */
export async function readWallets(service: NameService | undefined, text: string): Promise<ReadWallets> {
  const words = [...new Set(text.split(/[\s,;]+/).filter((word) => word !== ''))]
  if (words.length === 0 || words.length > listedMost) return { state: 'wrong', fault: 'shape', name: '' }
  const read = await Promise.all(words.map((word) => readWallet(service, word)))
  const wrong = read.find((one) => one.state === 'wrong')
  if (wrong) return wrong
  const found = read.filter((one) => one.state === 'found')
  return {
    state: 'found',
    wallets: [...new Set(found.map(({ address }) => address))],
    typed: found.flatMap(({ typed }) => typed ?? []),
  }
}

async function readWallet(service: NameService | undefined, word: string): Promise<Found | Wrong> {
  if (!service || !isNameLike(word)) return readAddress(word)
  return lookUpName(service, word).catch(() => ({ state: 'wrong', fault: 'failed', name: word }))
}
