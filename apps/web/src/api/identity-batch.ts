import { parseAddress } from '@mofu/domain/address'
import { limits } from '@mofu/domain/limits'

type Found = { address: string }
type Asked<Identity> = { resolve: (found: Identity | null) => void; reject: (error: unknown) => void }

/**
 * Collects the addresses that are asked for in one turn of the event loop, as all labels of a list are, into as few
 * requests as possible.
 */
export function identityBatch<Identity extends Found>(
  request: (chainId: number, addresses: string[]) => Promise<readonly Identity[]>,
): (chainId: number, address: string) => Promise<Identity | null> {
  const chains = new Map<number, Map<string, Asked<Identity>[]>>()

  const flush = (chainId: number) => {
    const asked = [...(chains.get(chainId) ?? [])]
    chains.delete(chainId)
    for (let from = 0; from < asked.length; from += limits.identitiesMost)
      void send(chainId, asked.slice(from, from + limits.identitiesMost))
  }

  const send = async (chainId: number, page: [string, Asked<Identity>[]][]) => {
    try {
      const list = await request(
        chainId,
        page.map(([address]) => address),
      )
      const found = new Map(list.map((identity) => [identity.address, identity]))
      for (const [address, all] of page) for (const { resolve } of all) resolve(found.get(address) ?? null)
    } catch (error) {
      for (const [, all] of page) for (const { reject } of all) reject(error)
    }
  }

  return (chainId, address) => {
    // An account without a wallet, or what an admin has changed: the server would refuse all others with it.
    if (parseAddress(address) === undefined) return Promise.resolve(null)
    return new Promise((resolve, reject) => {
      const asked = chains.get(chainId) ?? new Map<string, Asked<Identity>[]>()
      if (!chains.has(chainId)) {
        chains.set(chainId, asked)
        setTimeout(() => flush(chainId))
      }
      asked.set(address, [...(asked.get(address) ?? []), { resolve, reject }])
    })
  }
}
