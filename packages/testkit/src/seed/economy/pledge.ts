import { gachaAbi } from '@mofu/chain/gacha'
import { pledgeAbi } from '@mofu/chain/pledge'
import { pledgeSettings } from '@mofu/contracts/deploy'
import { encodeFunctionData, parseEther } from 'viem'

import { accountOf, type Person } from '../../accounts.ts'
import { lastPetOf } from './gacha.ts'
import type { SeedContext } from './seed-context.ts'

const abi = pledgeAbi

/** Opens pledging for gacha pets. The contract requires that their supply is fixed: the machine exists and creation has ended. */
export async function openPledging(context: SeedContext): Promise<void> {
  const args = [context.at.Gacha.address, pledgeSettings] as const
  await context.send([
    context.act('deployer', 'Pledge', encodeFunctionData({ abi, functionName: 'setSettings', args })),
  ])
}

/** Pledges a person's newest gacha pet for shares. */
export async function pledgePet(context: SeedContext, person: Person): Promise<bigint> {
  const tokenId = await lastPetOf(context, person)
  const collection = context.at.Gacha.address
  const [, version] = await context.reader.readContract({
    address: context.at.Pledge.address,
    abi,
    functionName: 'settingsOf',
    args: [collection],
  })
  const approved = [context.at.Pledge.address, tokenId] as const
  const pledged = [collection, tokenId, version] as const
  await context.send([
    context.act(
      person,
      'Gacha',
      encodeFunctionData({ abi: gachaAbi, functionName: 'approve', args: approved }),
    ),
    context.act(person, 'Pledge', encodeFunctionData({ abi, functionName: 'securitize', args: pledged })),
  ])
  return tokenId
}

/** Redeems a pet before the discount with shares of a friend; then the platform claims its fees. */
export async function redeemPledged(
  context: SeedContext,
  person: Person,
  friend: Person,
  tokenId: bigint,
): Promise<void> {
  const collection = context.at.Gacha.address
  const share = await context.reader.readContract({
    address: context.at.Pledge.address,
    abi,
    functionName: 'shareIdOf',
    args: [collection],
  })
  const to = accountOf(person).address
  const given = [to, share, parseEther('30')] as const
  await context.send([
    context.act(friend, 'Pledge', encodeFunctionData({ abi, functionName: 'transfer', args: given })),
  ])
  const { redeemPrice } = await context.reader.readContract({
    address: context.at.Pledge.address,
    abi,
    functionName: 'pledgeOf',
    args: [collection, tokenId],
  })
  const args = [collection, tokenId, to, redeemPrice] as const
  await context.send([
    context.act(person, 'Pledge', encodeFunctionData({ abi, functionName: 'redeem', args })),
  ])
  await context.send([
    context.act('deployer', 'Pledge', encodeFunctionData({ abi, functionName: 'claim', args: [collection] })),
  ])
}
