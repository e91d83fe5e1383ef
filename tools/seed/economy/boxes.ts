import { boxesAbi, boxesLensAbi } from '@mofu/chain/boxes'
import { encodeFunctionData, parseEther, zeroAddress } from 'viem'

import type { Person } from '../../stack/accounts.ts'
import { days, type Town } from './town.ts'

const abi = boxesAbi

type NewBox = { owner: Person; title: string; pets: number; openAt?: number }

/** Makes a collection, and puts pets of its owner in. */
export async function fillBox(town: Town, { owner, title, pets, openAt = 0 }: NewBox): Promise<bigint> {
  const ids = await town.petsFor(owner, 'Boxes', pets)
  const detail = {
    name: title,
    cover: `${town.mediaUrl}/pets/${ids[0] ?? 1n}/card.png`,
    title,
    introduction: 'One price for all, and nobody knows who comes out.',
  }
  const rules = { commissionRate: 500, allOpen: true, openAt, minPrice: 0n }
  const args = [detail, zeroAddress, rules, parseEther('0.05')] as const
  await town.send([
    town.act(owner, 'Boxes', encodeFunctionData({ abi, functionName: 'createCollectionV3', args })),
  ])
  const boxId = await town.reader.readContract({
    address: town.at.Boxes.address,
    abi,
    functionName: 'boxCount',
  })
  const nfts = ids.map((tokenId) => ({ collection: town.at.DefaultCollection.address, tokenId, price: 0n }))
  const terms = { coin: zeroAddress, minPrice: 0n, maxCommissionRate: 500 }
  await town.send([
    town.act(
      owner,
      'Boxes',
      encodeFunctionData({ abi, functionName: 'addNfts', args: [boxId, nfts, terms] }),
    ),
  ])
  return boxId
}

export async function publishBox(town: Town, owner: Person, boxId: bigint, closeAt: number): Promise<void> {
  const data = encodeFunctionData({ abi, functionName: 'publish', args: [boxId, closeAt] })
  await town.send([town.act(owner, 'Boxes', data)])
}

/** People draw, one each. */
export async function drawFrom(town: Town, boxId: bigint, buyers: readonly Person[]): Promise<void> {
  const { run, price } = await boxAt(town, boxId)
  await town.send(
    buyers.map((person) => {
      const args = [boxId, run, 1n, zeroAddress, price, false] as const
      return town.act(person, 'Boxes', encodeFunctionData({ abi, functionName: 'draw', args }), price)
    }),
  )
}

/** The rounds of all draws that wait come, and their prizes are fixed. */
export async function settleDraws(town: Town, boxId: bigint): Promise<void> {
  const { settled, orders } = await boxAt(town, boxId)
  const waiting = await Promise.all(
    Array.from({ length: Number(orders - settled) }, (_, index) =>
      town.reader.readContract({
        address: town.at.BoxesLens.address,
        abi: boxesLensAbi,
        functionName: 'orderOf',
        args: [boxId, settled + BigInt(index)],
      }),
    ),
  )
  await town.bring(waiting.map(({ round }) => round))
  await settle(town, boxId)
}

/** Lets the round become overdue, so that the payment is refunded. */
export async function letDrawsLapse(town: Town, boxId: bigint): Promise<void> {
  await town.pass(days(8))
  await settle(town, boxId)
}

/** Hands the first prizes that are fixed over to who drew them. */
export async function claimPrizes(town: Town, boxId: bigint, count: number): Promise<void> {
  const lens = { address: town.at.BoxesLens.address, abi: boxesLensAbi } as const
  const drawn: bigint[] = []
  for (let index = 0n; drawn.length < count; index++) {
    const nft = await town.reader.readContract({ ...lens, functionName: 'nftOf', args: [boxId, index] })
    if (nft.isDrawn) drawn.push(index)
  }
  const data = encodeFunctionData({ abi, functionName: 'claim', args: [boxId, drawn] })
  await town.send([town.act('deployer', 'Boxes', data)])
}

async function settle(town: Town, boxId: bigint): Promise<void> {
  const data = encodeFunctionData({ abi, functionName: 'settle', args: [boxId, 100n] })
  await town.send([town.act('deployer', 'Boxes', data)])
}

function boxAt(town: Town, boxId: bigint) {
  const lens = { address: town.at.BoxesLens.address, abi: boxesLensAbi } as const
  return town.reader.readContract({ ...lens, functionName: 'boxOf', args: [boxId] })
}
