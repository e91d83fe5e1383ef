import { type Address, parseEther } from 'viem'

import { type Hands, read, write } from './deploy-checkout.ts'
import type { Deployed } from './deployed.ts'

/** What a year costs with three, four, five and more characters, in the chain's own coin. */
const prices = [parseEther('0.2'), parseEther('0.05'), parseEther('0.002')] as const

export type NamesHands = Omit<Hands, 'place'> & {
  place: (name: 'Names', make: () => Promise<Deployed>) => Promise<Deployed>
}

export type NamesInput = { roles: Address; credits: Address; market: Address; auctions: Address }

/** The names; where the deployer is an admin of the house, also on the lists of the market and the auctions. */
export async function deployNames(
  hands: NamesHands,
  { roles, credits, market, auctions }: NamesInput,
): Promise<{ Names: Deployed }> {
  const names = await hands.place('Names', () => hands.send('Names', [roles, credits, ...prices]))
  if (await read(hands, roles, 'Roles', 'isAdmin', [hands.wallet.account.address]))
    for (const [contract, address] of [
      ['Market', market],
      ['Auctions', auctions],
    ] as const)
      if (!(await read(hands, address, contract, 'isSupportedCollection', [names.address])))
        await write(hands, address, contract, 'setCollection', [names.address, true])
  return { Names: names }
}
