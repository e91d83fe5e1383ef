import type { Address } from 'viem'

import { type Deps, read, write } from './deploy-checkout.ts'
import { developmentChainId } from './deployed.ts'

/** Lists the test dollar and GBT on a development chain. */
export async function supportCoins(
  deps: Pick<Deps, 'chainId' | 'reader' | 'wallet'>,
  { roles, market, coins }: { roles: Address; market: Address; coins: readonly Address[] },
): Promise<void> {
  if (deps.chainId !== developmentChainId) return
  if (!(await read(deps, roles, 'Roles', 'isAdmin', [deps.wallet.account.address]))) return
  for (const coin of coins) {
    if (await read(deps, market, 'Market', 'isSupported', [coin])) continue
    await write(deps, market, 'Market', 'setCoin', [coin, true])
  }
}
