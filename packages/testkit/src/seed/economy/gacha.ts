import { gbtAbi } from '@mofu/chain/exchange'
import { gachaAbi } from '@mofu/chain/gacha'
import { encodeFunctionData, getAbiItem, maxUint256, parseEther } from 'viem'

import { accountOf, type Person } from '../../accounts.ts'
import { days, type SeedContext } from './seed-context.ts'

const abi = gachaAbi
const MACHINE = 1n

/** The platform's machine, 10,000 pets, the first for 1 GBT. */
export async function makeMachine(context: SeedContext): Promise<void> {
  const detail = {
    name: 'Mofu Capsules',
    cover: `${context.mediaUrl}/pets/2742/card.png`,
    title: 'Turn, and see who comes out',
    introduction:
      'Ten thousand pets wait in here. The first costs 1 GBT, and each pull a little more than the one before.',
  }
  const terms = [detail, parseEther('0.001'), `${context.mediaUrl}/pets/`] as const
  await context.send([
    context.act('deployer', 'Gacha', encodeFunctionData({ abi, functionName: 'create', args: terms })),
    context.act(
      'deployer',
      'Gacha',
      encodeFunctionData({ abi, functionName: 'setOpen', args: [MACHINE, true] }),
    ),
  ])
}

/** No other machine can be created, so the pets of the machine can be pledged. */
export async function endCreation(context: SeedContext): Promise<void> {
  await context.send([
    context.act('deployer', 'Gacha', encodeFunctionData({ abi, functionName: 'endCreation' })),
  ])
}

/** People who have GBT pull, each a number at once. */
export async function pullPets(
  context: SeedContext,
  pullers: readonly (readonly [Person, bigint])[],
): Promise<void> {
  const allow = [context.at.Gacha.address, maxUint256] as const
  const approve = encodeFunctionData({ abi: gbtAbi, functionName: 'approve', args: allow })
  await context.send(
    pullers.flatMap(([person, size]) => [
      context.act(person, 'Gbt', approve),
      context.act(
        person,
        'Gacha',
        encodeFunctionData({ abi, functionName: 'pull', args: [MACHINE, size, maxUint256] }),
      ),
    ]),
  )
}

/** The rounds of all pending pulls arrive, and everybody has their pets. */
export async function settlePulls(context: SeedContext): Promise<void> {
  const gacha = { address: context.at.Gacha.address, abi } as const
  const { settled, orders } = await context.reader.readContract({
    ...gacha,
    functionName: 'machineOf',
    args: [MACHINE],
  })
  const waiting = await Promise.all(
    Array.from({ length: Number(orders - settled) }, (_, index) =>
      context.reader.readContract({
        ...gacha,
        functionName: 'orderOf',
        args: [MACHINE, settled + BigInt(index)],
      }),
    ),
  )
  await context.bring(waiting.map(({ round }) => round))
  await settle(context)
}

/** Lets the round become overdue, so that the payment is refunded. */
export async function letPullsLapse(context: SeedContext): Promise<void> {
  await context.pass(days(8))
  await settle(context)
}

/** A person redeems their first pet. */
export async function redeemPet(context: SeedContext, person: Person): Promise<void> {
  const [tokenId] = await petsOf(context, person)
  if (tokenId === undefined) throw new Error(`${person} has no pet of the machine`)
  const args = [tokenId, accountOf(person).address] as const
  await context.send([
    context.act(person, 'Gacha', encodeFunctionData({ abi, functionName: 'redeem', args })),
  ])
}

/** The last pet a person pulled. */
export async function lastPetOf(context: SeedContext, person: Person): Promise<bigint> {
  const tokenId = (await petsOf(context, person)).at(-1)
  if (tokenId === undefined) throw new Error(`${person} has no pet of the machine`)
  return tokenId
}

/** The pets a person pulled, oldest first. */
export async function petsOf(context: SeedContext, person: Person): Promise<bigint[]> {
  const owner = accountOf(person).address
  const logs = await context.reader.getLogs({
    address: context.at.Gacha.address,
    event: getAbiItem({ abi, name: 'PetPulled' }),
    fromBlock: 0n,
    strict: true,
  })
  return logs.filter(({ args }) => args.owner === owner).map(({ args }) => args.tokenId)
}

async function settle(context: SeedContext): Promise<void> {
  await context.send([
    context.act(
      'deployer',
      'Gacha',
      encodeFunctionData({ abi, functionName: 'settle', args: [MACHINE, 100n] }),
    ),
  ])
}
