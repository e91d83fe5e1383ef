import { gbtAbi } from '@mofu/chain/exchange'
import { gachaAbi } from '@mofu/chain/gacha'
import { encodeFunctionData, getAbiItem, maxUint256, parseEther } from 'viem'

import { accountOf, type Person } from '../../stack/accounts.ts'
import { days, type Town } from './town.ts'

const abi = gachaAbi
const MACHINE = 1n

/** The platform's machine, 10,000 pets, the first for 1 GBT. There will be no other, so that its pets can be pledged. */
export async function makeMachine(town: Town): Promise<void> {
  const detail = {
    name: 'Mofu Capsules',
    cover: `${town.mediaUrl}/pets/2742/card.png`,
    title: 'Turn, and see who comes out',
    introduction:
      'Ten thousand pets wait in here. The first costs 1 GBT, and each pull a little more than the one before.',
  }
  const terms = [detail, parseEther('0.001'), `${town.mediaUrl}/pets/`] as const
  await town.send([
    town.act('deployer', 'Gacha', encodeFunctionData({ abi, functionName: 'create', args: terms })),
    town.act('deployer', 'Gacha', encodeFunctionData({ abi, functionName: 'endCreation' })),
    town.act(
      'deployer',
      'Gacha',
      encodeFunctionData({ abi, functionName: 'setOpen', args: [MACHINE, true] }),
    ),
  ])
}

/** People who have GBT pull, each so many at once. */
export async function pullPets(town: Town, pullers: readonly (readonly [Person, bigint])[]): Promise<void> {
  const allow = [town.at.Gacha.address, maxUint256] as const
  const approve = encodeFunctionData({ abi: gbtAbi, functionName: 'approve', args: allow })
  await town.send(
    pullers.flatMap(([person, size]) => [
      town.act(person, 'Gbt', approve),
      town.act(
        person,
        'Gacha',
        encodeFunctionData({ abi, functionName: 'pull', args: [MACHINE, size, maxUint256] }),
      ),
    ]),
  )
}

/** The rounds of all pulls that wait come, and everybody has their pets. */
export async function settlePulls(town: Town): Promise<void> {
  const gacha = { address: town.at.Gacha.address, abi } as const
  const { settled, orders } = await town.reader.readContract({
    ...gacha,
    functionName: 'machineOf',
    args: [MACHINE],
  })
  const waiting = await Promise.all(
    Array.from({ length: Number(orders - settled) }, (_, index) =>
      town.reader.readContract({
        ...gacha,
        functionName: 'orderOf',
        args: [MACHINE, settled + BigInt(index)],
      }),
    ),
  )
  await town.bring(waiting.map(({ round }) => round))
  await settle(town)
}

/** Lets the round become overdue, so that the payment is refunded. */
export async function letPullsLapse(town: Town): Promise<void> {
  await town.pass(days(8))
  await settle(town)
}

/** Somebody gives their first pet back. */
export async function redeemPet(town: Town, person: Person): Promise<void> {
  const [tokenId] = await petsOf(town, person)
  if (tokenId === undefined) throw new Error(`${person} has no pet of the machine`)
  const args = [tokenId, accountOf(person).address] as const
  await town.send([town.act(person, 'Gacha', encodeFunctionData({ abi, functionName: 'redeem', args }))])
}

/** The pet a person pulled last. */
export async function lastPetOf(town: Town, person: Person): Promise<bigint> {
  const tokenId = (await petsOf(town, person)).at(-1)
  if (tokenId === undefined) throw new Error(`${person} has no pet of the machine`)
  return tokenId
}

async function petsOf(town: Town, person: Person): Promise<bigint[]> {
  const owner = accountOf(person).address
  const logs = await town.reader.getLogs({
    address: town.at.Gacha.address,
    event: getAbiItem({ abi, name: 'PetPulled' }),
    fromBlock: 0n,
    strict: true,
  })
  return logs.filter(({ args }) => args.owner === owner).map(({ args }) => args.tokenId)
}

async function settle(town: Town): Promise<void> {
  await town.send([
    town.act('deployer', 'Gacha', encodeFunctionData({ abi, functionName: 'settle', args: [MACHINE, 100n] })),
  ])
}
