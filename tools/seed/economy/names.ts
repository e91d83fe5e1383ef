import { namesAbi } from '@mofu/chain/names'
import { encodeFunctionData, keccak256, toHex } from 'viem'

import { accountOf, type Person } from '../../stack/accounts.ts'
import type { Town } from './town.ts'

const abi = namesAbi

/** Registers names for a year, each for its person: committed to first, as everybody has to. */
export async function registerNames(
  town: Town,
  wanted: readonly (readonly [string, Person])[],
): Promise<void> {
  const names = { address: town.at.Names.address, abi } as const
  const registrations = await Promise.all(
    wanted.map(async ([name, person]) => {
      const secret = keccak256(toHex(`the secret of ${name}`))
      const what = { name, owner: accountOf(person).address, yearCount: 1n, secret }
      const read = { ...names, functionName: 'commitmentOf', args: [what] } as const
      const commitment = await town.reader.readContract(read)
      const tokenId = await town.reader.readContract({ ...names, functionName: 'tokenIdOf', args: [name] })
      const [coin, price] = await town.reader.readContract({
        ...names,
        functionName: 'priceOf',
        args: [tokenId, 1n],
      })
      return { person, what, commitment, coin, price }
    }),
  )
  await town.send(
    registrations.map(({ person, commitment }) =>
      town.act(person, 'Names', encodeFunctionData({ abi, functionName: 'commit', args: [commitment] })),
    ),
  )
  await town.pass(90)
  await town.send(
    registrations.map(({ person, what, coin, price }) => {
      const data = encodeFunctionData({ abi, functionName: 'register', args: [what, coin, price] })
      return town.act(person, 'Names', data, price)
    }),
  )
}
