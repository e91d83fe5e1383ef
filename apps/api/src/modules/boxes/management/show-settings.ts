import { nativeCoin } from '@mofu/chain/coins'
import type { Database } from '@mofu/db/connect'

import { type CoinRow, findSettings, listSupportedCoins, type SettingsRow } from './store.ts'

type CoinRules = Pick<CoinRow, 'coin' | 'floor' | 'ceiling'>

/** What applies to all boxes of a chain; null while none is deployed. */
export async function showSettings(
  db: Database,
  chainId: number,
): Promise<(SettingsRow & { coins: CoinRules[] }) | null> {
  const settings = await findSettings(db, chainId)
  if (!settings) return null
  const known = await listSupportedCoins(db, chainId)
  // The native coin is always supported, so it has a row only once it has limits. As the zero address it comes first.
  const hasNative = known.some(({ coin }) => coin === nativeCoin)
  const coins = hasNative ? known : [{ coin: nativeCoin, floor: 0n, ceiling: 0n }, ...known]
  return { ...settings, coins }
}
