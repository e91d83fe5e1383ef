import type { NetworkName } from '../networks.ts'

/**
 * Confirmations, the payment's own block included, before an order of up to 200 dollars counts as paid. Larger orders
 * wait for finality.
 */
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

/** Confirmations a payment needs; undefined where it must be final. */
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

/** How long a quote is valid: shorter for coins with a volatile price. */
export const quoteLifeMs = { stable: 30 * 60_000, volatile: 10 * 60_000 } as const
