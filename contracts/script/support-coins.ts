import type { Address } from 'viem'

import { type Hands, read, write } from './deploy-checkout.ts'

/** The only chain where the deployment itself says what the market deals in; elsewhere the house's admins do. */
const developmentChainId = 31337

/** Lets pets be priced in the test dollar and in GBT on a developer's chain. */
export async function supportCoins(
  hands: Pick<Hands, 'chainId' | 'reader' | 'wallet'>,
  { roles, market, coins }: { roles: Address; market: Address; coins: readonly Address[] },
): Promise<void> {
  if (hands.chainId !== developmentChainId) return
  if (!(await read(hands, roles, 'Roles', 'isAdmin', [hands.wallet.account.address]))) return
  for (const coin of coins) {
    if (await read(hands, market, 'Market', 'isSupported', [coin])) continue
    await write(hands, market, 'Market', 'setCoin', [coin, true])
  }
}
