import { type Address, parseEther } from 'viem'

import { type Hands, read, write } from './deploy-checkout.ts'
import type { Deployed } from './deployed.ts'

const day = 24 * 60 * 60

/** How tokens of the house's own collection are taken: with a discount as high as the fee, nobody is needed to redeem. */
const settings = {
  redeemLimit: 30 * day,
  feePercent: 300,
  sharesCount: parseEther('1000'),
  discountTime: 60 * day,
  discountPrecent: 300,
}

export type PledgeHands = Omit<Hands, 'place'> & {
  place: (name: 'Pledge', make: () => Promise<Deployed>) => Promise<Deployed>
}

/** The pledge house; where the deployer is an admin of the house, it takes tokens of the house's own collection. */
export async function deployPledge(
  hands: PledgeHands,
  { roles, collection }: { roles: Address; collection: Address },
): Promise<{ Pledge: Deployed }> {
  const pledge = await hands.place('Pledge', () => hands.send('Pledge', [roles]))
  const [, version] = (await read(hands, pledge.address, 'Pledge', 'settingsOf', [collection])) as [
    unknown,
    bigint,
    boolean,
  ]
  if (version === 0n && (await read(hands, roles, 'Roles', 'isAdmin', [hands.wallet.account.address])))
    await write(hands, pledge.address, 'Pledge', 'setSettings', [collection, settings])
  return { Pledge: pledge }
}
