import { boxesAbi, boxesLensAbi } from '@mofu/chain/boxes'
import { encodeFunctionData, parseEther, zeroAddress } from 'viem'

import type { Person } from '../../accounts.ts'
import { days, type SeedContext } from './seed-context.ts'

const abi = boxesAbi

type NewBox = { owner: Person; title: string; pets: number; openAt?: number }

/** Creates a box, and puts its owner's pets in. */
export async function fillBox(
  context: SeedContext,
  { owner, title, pets, openAt = 0 }: NewBox,
): Promise<bigint> {
  const ids = await context.petsFor(owner, 'Boxes', pets)
  const detail = {
    name: title,
    cover: `${context.mediaUrl}/works/${ids[0] ?? 1n}/768.webp`,
    title,
    introduction: 'One price for all, and nobody knows who comes out.',
  }
  const rules = { commissionRate: 500, allOpen: true, openAt, minPrice: 0n }
  const args = [detail, zeroAddress, rules, parseEther('0.05')] as const
  await context.send([
    context.act(owner, 'Boxes', encodeFunctionData({ abi, functionName: 'createCollectionV3', args })),
  ])
  const boxId = await context.reader.readContract({
    address: context.at.Boxes.address,
    abi,
    functionName: 'boxCount',
  })
  const nfts = ids.map((tokenId) => ({
    collection: context.at.DefaultCollection.address,
    tokenId,
    price: 0n,
  }))
  const terms = { coin: zeroAddress, minPrice: 0n, maxCommissionRate: 500 }
  await context.send([
    context.act(
      owner,
      'Boxes',
      encodeFunctionData({ abi, functionName: 'addNfts', args: [boxId, nfts, terms] }),
    ),
  ])
  return boxId
}

export async function publishBox(
  context: SeedContext,
  owner: Person,
  boxId: bigint,
  closeAt: number,
): Promise<void> {
  const data = encodeFunctionData({ abi, functionName: 'publish', args: [boxId, closeAt] })
  await context.send([context.act(owner, 'Boxes', data)])
}

/** People draw, one each. */
export async function drawFrom(
  context: SeedContext,
  boxId: bigint,
  buyers: readonly Person[],
): Promise<void> {
  const { run, price } = await boxAt(context, boxId)
  await context.send(
    buyers.map((person) => {
      const args = [boxId, run, 1n, zeroAddress, price, false] as const
      return context.act(person, 'Boxes', encodeFunctionData({ abi, functionName: 'draw', args }), price)
    }),
  )
}

/** The rounds of all pending draws arrive, and their prizes are fixed. */
export async function settleDraws(context: SeedContext, boxId: bigint): Promise<void> {
  const { settled, orders } = await boxAt(context, boxId)
  const waiting = await Promise.all(
    Array.from({ length: Number(orders - settled) }, (_, index) =>
      context.reader.readContract({
        address: context.at.BoxesLens.address,
        abi: boxesLensAbi,
        functionName: 'orderOf',
        args: [boxId, settled + BigInt(index)],
      }),
    ),
  )
  await context.bring(waiting.map(({ round }) => round))
  await settle(context, boxId)
}

/** Lets the round become overdue, so that the payment is refunded. */
export async function letDrawsLapse(context: SeedContext, boxId: bigint): Promise<void> {
  await context.pass(days(8))
  await settle(context, boxId)
}

/** Delivers the first fixed prizes to their drawers. */
export async function claimPrizes(context: SeedContext, boxId: bigint, count: number): Promise<void> {
  const lens = { address: context.at.BoxesLens.address, abi: boxesLensAbi } as const
  const drawn: bigint[] = []
  for (let index = 0n; drawn.length < count; index++) {
    const nft = await context.reader.readContract({ ...lens, functionName: 'nftOf', args: [boxId, index] })
    if (nft.isDrawn) drawn.push(index)
  }
  const data = encodeFunctionData({ abi, functionName: 'claim', args: [boxId, drawn] })
  await context.send([context.act('deployer', 'Boxes', data)])
}

async function settle(context: SeedContext, boxId: bigint): Promise<void> {
  const data = encodeFunctionData({ abi, functionName: 'settle', args: [boxId, 100n] })
  await context.send([context.act('deployer', 'Boxes', data)])
}

function boxAt(context: SeedContext, boxId: bigint) {
  const lens = { address: context.at.BoxesLens.address, abi: boxesLensAbi } as const
  return context.reader.readContract({ ...lens, functionName: 'boxOf', args: [boxId] })
}
