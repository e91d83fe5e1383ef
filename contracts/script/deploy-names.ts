import { type Address, parseEther } from 'viem'

import { type Deps, read, write } from './deploy-checkout.ts'
import type { Deployed } from './deployed.ts'

/** The price of a year for names of three, four, and five or more characters, in the chain's native coin. */
const prices = [parseEther('0.2'), parseEther('0.05'), parseEther('0.002')] as const

export type NamesDeps = Omit<Deps, 'place'> & {
  place: (name: 'Names', make: () => Promise<Deployed>) => Promise<Deployed>
}

export type NamesInput = { roles: Address; credits: Address; market: Address; auctions: Address }

/** Deploys the names and, if the deployer is an admin, lists them on the market and in the auctions. */
export async function deployNames(
  deps: NamesDeps,
  { roles, credits, market, auctions }: NamesInput,
): Promise<{ Names: Deployed }> {
  const names = await deps.place('Names', () => deps.send('Names', [roles, credits, ...prices]))
  if (await read(deps, roles, 'Roles', 'isAdmin', [deps.wallet.account.address]))
    for (const [contract, address] of [
      ['Market', market],
      ['Auctions', auctions],
    ] as const)
      if (!(await read(deps, address, contract, 'isSupportedCollection', [names.address])))
        await write(deps, address, contract, 'setCollection', [names.address, true])
  return { Names: names }
}
