import { nativeCoin } from '@mofu/chain/coins'
import type { Database } from '@mofu/db/connect'

import { findSettings, listCoins } from './store.ts'

type Settings = NonNullable<Awaited<ReturnType<typeof findSettings>>>
type CoinRules = { coin: string; floor: bigint; ceiling: bigint }

/** What applies to all lots of a chain; null while there is no contract. */
export async function showSettings(
  db: Database,
  chainId: number,
): Promise<(Settings & { coins: CoinRules[] }) | null> {
  const settings = await findSettings(db, chainId)
  if (!settings) return null
  const known = await listCoins(db, chainId)
  // The native coin is always supported, so it has a row only once it has limits. As the zero address it comes first.
  const hasNative = known.some(({ coin }) => coin === nativeCoin)
  const native = hasNative ? [] : [{ coin: nativeCoin, floor: 0n, ceiling: 0n }]
  return { ...settings, coins: [...native, ...known.filter(({ isSupported }) => isSupported)] }
}
