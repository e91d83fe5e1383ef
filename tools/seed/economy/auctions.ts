import { auctionsAbi } from '@mofu/chain/auctions'
import { encodeFunctionData, parseEther, zeroAddress } from 'viem'

import type { Person } from '../../stack/accounts.ts'
import type { Town } from './town.ts'

const abi = auctionsAbi

type NewLot = { seller: Person; startAt: number; endAt: number }

/** Puts pets up, each from its start to its end. */
export async function openLots(town: Town, lots: readonly NewLot[]): Promise<bigint[]> {
  const ids: bigint[] = []
  for (const { seller } of lots) ids.push(...(await town.petsFor(seller, 'Auctions', 1)))
  await town.send(
    lots.map(({ seller, startAt, endAt }, index) => {
      const args = [...lotAt(town, ids[index] ?? 0n), zeroAddress, parseEther('0.1'), startAt, endAt] as const
      return town.act(seller, 'Auctions', encodeFunctionData({ abi, functionName: 'create', args }))
    }),
  )
  return ids
}

/** People bid for a lot, each a good deal more than the one before. */
export async function bidFor(town: Town, tokenId: bigint, bidders: readonly Person[]): Promise<void> {
  for (const [index, person] of bidders.entries()) {
    const amount = parseEther('0.1') * BigInt(index + 1)
    const args = [...lotAt(town, tokenId), zeroAddress, amount] as const
    const data = encodeFunctionData({ abi, functionName: 'bid', args })
    await town.send([town.act(person, 'Auctions', data, amount)])
  }
}

/** Ends a lot: anybody settles it once it is over, its seller cancels it while nobody has bid. */
export async function endLot(
  town: Town,
  person: Person,
  tokenId: bigint,
  how: 'settle' | 'cancel',
): Promise<void> {
  const data = encodeFunctionData({ abi, functionName: how, args: lotAt(town, tokenId) })
  await town.send([town.act(person, 'Auctions', data)])
}

function lotAt(town: Town, tokenId: bigint): readonly [`0x${string}`, bigint] {
  return [town.at.DefaultCollection.address, tokenId]
}
