import type { NetworkName } from '../networks.ts'

/** Blocks on top of a payment, its own included, before an order of up to 200 dollars counts as paid. Above it waits for finality. */
const blocksFor: Readonly<Record<NetworkName, number>> = {
  main: 15,
  test: 5,
  polygon: 32,
  eth: 12,
  arta: 20,
  arta_qa: 5,
  hyperspace: 5,
  fvm: 30,
  zksync: 2,
  petchain: 2,
}

const SMALL_CENTS = 20_000n

/** How deep a payment must lie to count; undefined where only finality will do. */
export function blocksNeeded(network: NetworkName, cents: bigint): number | undefined {
  return cents <= SMALL_CENTS ? blocksFor[network] : undefined
}

type Depth = { block: number; head: number; finalized: number }

export function isDeepEnough(
  network: NetworkName,
  cents: bigint,
  { block, head, finalized }: Depth,
): boolean {
  if (block <= finalized) return true
  const needed = blocksNeeded(network, cents)
  return needed !== undefined && head - block + 1 >= needed
}

/** How long a quote holds: what moves in price holds for less. */
export const quoteLifeMs = { stable: 30 * 60_000, volatile: 10 * 60_000 } as const
