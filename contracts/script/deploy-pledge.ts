import { type Address, parseEther } from 'viem'

import { type Deps, read, write } from './deploy-checkout.ts'
import type { Deployed } from './deployed.ts'

const day = 24 * 60 * 60

/** The settings for gacha pets. The discount equals the fee, so that a pledger can redeem without shares of others. */
export const pledgeSettings = {
  redeemLimit: 30 * day,
  feePercent: 300,
  sharesCount: parseEther('1000'),
  discountTime: 60 * day,
  discountPrecent: 300,
}

export type PledgeDeps = Omit<Deps, 'place'> & {
  place: (name: 'Pledge', make: () => Promise<Deployed>) => Promise<Deployed>
}

export type PledgeInput = { roles: Address; collections: Address; gacha: Address }

/**
 * Deploys the pledge contract. If the deployer is an admin, it opens pledging for gacha pets as soon as their supply is fixed,
 * which a run before the machine exists leaves to a later run or to an admin. Freely mintable collections cannot be pledged.
 */
export async function deployPledge(
  deps: PledgeDeps,
  { roles, collections, gacha }: PledgeInput,
): Promise<{ Pledge: Deployed }> {
  const pledge = await deps.place('Pledge', () => deps.send('Pledge', [roles, collections, gacha]))
  const [, version] = (await read(deps, pledge.address, 'Pledge', 'settingsOf', [gacha])) as [
    unknown,
    bigint,
    boolean,
  ]
  const canOpen =
    version === 0n &&
    (await read(deps, roles, 'Roles', 'isAdmin', [deps.wallet.account.address])) &&
    (await read(deps, gacha, 'Gacha', 'isSupplyFixed', []))
  if (canOpen) await write(deps, pledge.address, 'Pledge', 'setSettings', [gacha, pledgeSettings])
  return { Pledge: pledge }
}
