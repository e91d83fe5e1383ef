import type { AskedIdentities, Identity } from './list-identities.ts'

/**
 * Between two blocks a pet's picture arrives, or an admin hides a collection, and after a reorg a block comes again with
 * other contents: that takes effect within this time.
 */
const CACHE_MS = 3_000
/** Of one chain, so that the memory is bounded whatever is asked. */
const ADDRESSES_HELD = 20_000

type Direct = (asked: AskedIdentities) => Promise<Identity[]>
type At = { chainId: number; block: number; blockTime: number }
type Held = { block: number; until: number; known: Map<string, Identity | undefined> }

/** At one block an address has the same identity for everyone, so it is read once. */
export function cachedIdentities(
  direct: Direct,
): (at: At, accounts: readonly string[]) => Promise<Identity[]> {
  const chains = new Map<number, Held>()

  const heldAt = ({ chainId, block }: At): Held => {
    const held = chains.get(chainId)
    const now = Date.now()
    if (held?.block === block && held.until > now && held.known.size < ADDRESSES_HELD) return held
    const empty = { block, until: now + CACHE_MS, known: new Map<string, Identity | undefined>() }
    chains.set(chainId, empty)
    return empty
  }

  return async (at, asked) => {
    const accounts = [...new Set(asked)]
    const { known } = heldAt(at)
    const missing = accounts.filter((account) => !known.has(account))
    if (missing.length > 0) {
      const found = await direct({ chainId: at.chainId, time: at.blockTime, accounts: missing })
      const byAddress = new Map(found.map((identity) => [identity.address, identity]))
      for (const account of missing) known.set(account, byAddress.get(account))
    }
    return accounts.flatMap((account) => known.get(account) ?? [])
  }
}
