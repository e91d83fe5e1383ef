import { namesAbi } from '@mofu/chain/names'
import { encodeFunctionData, keccak256, toHex } from 'viem'

import { accountOf, type Person } from '../../accounts.ts'
import type { SeedContext } from './seed-context.ts'

const abi = namesAbi

/** Whether a name was ever registered. */
export async function isRegistered(context: SeedContext, name: string): Promise<boolean> {
  const names = { address: context.at.Names.address, abi } as const
  const tokenId = await context.reader.readContract({ ...names, functionName: 'tokenIdOf', args: [name] })
  const { holder } = await context.reader.readContract({ ...names, functionName: 'nameOf', args: [tokenId] })
  return BigInt(holder) !== 0n
}

/** Registers names for a year, each for its person, with the commitment that registration requires. */
export async function registerNames(
  context: SeedContext,
  wanted: readonly (readonly [string, Person])[],
): Promise<void> {
  const names = { address: context.at.Names.address, abi } as const
  const registrations = await Promise.all(
    wanted.map(async ([name, person]) => {
      const secret = keccak256(toHex(`the secret of ${name}`))
      const what = { name, owner: accountOf(person).address, yearCount: 1n, secret }
      const read = { ...names, functionName: 'commitmentOf', args: [what] } as const
      const commitment = await context.reader.readContract(read)
      const tokenId = await context.reader.readContract({ ...names, functionName: 'tokenIdOf', args: [name] })
      const [coin, price] = await context.reader.readContract({
        ...names,
        functionName: 'priceOf',
        args: [tokenId, 1n],
      })
      return { person, what, commitment, coin, price }
    }),
  )
  await context.send(
    registrations.map(({ person, commitment }) =>
      context.act(person, 'Names', encodeFunctionData({ abi, functionName: 'commit', args: [commitment] })),
    ),
  )
  await context.pass(90)
  await context.send(
    registrations.map(({ person, what, coin, price }) => {
      const data = encodeFunctionData({ abi, functionName: 'register', args: [what, coin, price] })
      return context.act(person, 'Names', data, price)
    }),
  )
}
