import { auctionsAbi } from '@mofu/chain/auctions'
import { encodeFunctionData, parseEther, zeroAddress } from 'viem'

import type { Person } from '../../accounts.ts'
import type { SeedContext } from './seed-context.ts'

const abi = auctionsAbi

type NewLot = { seller: Person; startAt: number; endAt: number }

/** Lists pets for auction, each from its start to its end. */
export async function openLots(context: SeedContext, lots: readonly NewLot[]): Promise<bigint[]> {
  const ids: bigint[] = []
  for (const { seller } of lots) ids.push(...(await context.petsFor(seller, 'Auctions', 1)))
  await context.send(
    lots.map(({ seller, startAt, endAt }, index) => {
      const args = [
        ...lotAt(context, ids[index] ?? 0n),
        zeroAddress,
        parseEther('0.1'),
        startAt,
        endAt,
      ] as const
      return context.act(seller, 'Auctions', encodeFunctionData({ abi, functionName: 'create', args }))
    }),
  )
  return ids
}

/** People bid for a lot, each well above the previous bid. */
export async function bidFor(
  context: SeedContext,
  tokenId: bigint,
  bidders: readonly Person[],
): Promise<void> {
  const start = await lotStart(context, tokenId)
  for (const [index, person] of bidders.entries()) {
    const amount = parseEther('0.1') * BigInt(index + 1)
    const args = [...lotAt(context, tokenId), zeroAddress, amount, start] as const
    const data = encodeFunctionData({ abi, functionName: 'bid', args })
    await context.send([context.act(person, 'Auctions', data, amount)])
  }
}

/** Ends a lot: anybody settles it after its end, its seller cancels it while there are no bids. */
export async function endLot(
  context: SeedContext,
  person: Person,
  tokenId: bigint,
  how: 'settle' | 'cancel',
): Promise<void> {
  const data = encodeFunctionData({ abi, functionName: how, args: lotAt(context, tokenId) })
  await context.send([context.act(person, 'Auctions', data)])
}

/** Which lot of a token a bid is for. */
export async function lotStart(context: SeedContext, tokenId: bigint): Promise<number> {
  const { start } = await context.reader.readContract({
    address: context.at.Auctions.address,
    abi,
    functionName: 'lotOf',
    args: lotAt(context, tokenId),
  })
  return Number(start)
}

function lotAt(context: SeedContext, tokenId: bigint): readonly [`0x${string}`, bigint] {
  return [context.at.DefaultCollection.address, tokenId]
}
