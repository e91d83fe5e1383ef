import { gachaAbi } from '@mofu/chain/gacha'
import { pledgeAbi } from '@mofu/chain/pledge'
import { pledgeSettings } from '@mofu/contracts/deploy'
import { encodeFunctionData, parseEther } from 'viem'

import { accountOf, type Person } from '../../stack/accounts.ts'
import { lastPetOf } from './gacha.ts'
import type { Town } from './town.ts'

const abi = pledgeAbi

/** Opens pledging for gacha pets. The contract requires that their supply is fixed: the machine exists and creation has ended. */
export async function openPledging(town: Town): Promise<void> {
  const args = [town.at.Gacha.address, pledgeSettings] as const
  await town.send([
    town.act('deployer', 'Pledge', encodeFunctionData({ abi, functionName: 'setSettings', args })),
  ])
}

/** Pledges a person's newest gacha pet for shares. */
export async function pledgePet(town: Town, person: Person): Promise<bigint> {
  const tokenId = await lastPetOf(town, person)
  const collection = town.at.Gacha.address
  const [, version] = await town.reader.readContract({
    address: town.at.Pledge.address,
    abi,
    functionName: 'settingsOf',
    args: [collection],
  })
  const approved = [town.at.Pledge.address, tokenId] as const
  const pledged = [collection, tokenId, version] as const
  await town.send([
    town.act(person, 'Gacha', encodeFunctionData({ abi: gachaAbi, functionName: 'approve', args: approved })),
    town.act(person, 'Pledge', encodeFunctionData({ abi, functionName: 'securitize', args: pledged })),
  ])
  return tokenId
}

/** Redeems a pet before the discount with shares of a friend; then the platform claims its fees. */
export async function redeemPledged(
  town: Town,
  person: Person,
  friend: Person,
  tokenId: bigint,
): Promise<void> {
  const collection = town.at.Gacha.address
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
