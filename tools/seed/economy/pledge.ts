import { pledgeAbi } from '@mofu/chain/pledge'
import { encodeFunctionData, parseEther } from 'viem'

import { accountOf, type Person } from '../../stack/accounts.ts'
import type { Town } from './town.ts'

const abi = pledgeAbi

/** Somebody pledges a pet for shares. */
export async function pledgePet(town: Town, person: Person): Promise<bigint> {
  const [tokenId = 0n] = await town.petsFor(person, 'Pledge', 1)
  const collection = town.at.DefaultCollection.address
  const [, version] = await town.reader.readContract({
    address: town.at.Pledge.address,
    abi,
    functionName: 'settingsOf',
    args: [collection],
  })
  const data = encodeFunctionData({ abi, functionName: 'securitize', args: [collection, tokenId, version] })
  await town.send([town.act(person, 'Pledge', data)])
  return tokenId
}

/** Somebody takes their pet back before there is a discount, with shares of a friend; the house takes what the fee left. */
export async function redeemPledged(
  town: Town,
  person: Person,
  friend: Person,
  tokenId: bigint,
): Promise<void> {
  const collection = town.at.DefaultCollection.address
  const share = await town.reader.readContract({
    address: town.at.Pledge.address,
    abi,
    functionName: 'shareIdOf',
    args: [collection],
  })
  const to = accountOf(person).address
  const given = [to, share, parseEther('30')] as const
  await town.send([
    town.act(friend, 'Pledge', encodeFunctionData({ abi, functionName: 'transfer', args: given })),
  ])
  const args = [collection, tokenId, to] as const
  await town.send([town.act(person, 'Pledge', encodeFunctionData({ abi, functionName: 'redeem', args }))])
  await town.send([
    town.act('deployer', 'Pledge', encodeFunctionData({ abi, functionName: 'claim', args: [collection] })),
  ])
}
