import { boxesAbi } from '@mofu/chain/boxes'
import { collectionAbi } from '@mofu/chain/collections'
import { exchangeAbi, gbtAbi } from '@mofu/chain/exchange'
import { gachaAbi } from '@mofu/chain/gacha'
import { accountOf } from '@mofu/testkit/accounts'
import { rpc } from '@mofu/testkit/anvil'
import { encodeFunctionData, maxUint256, numberToHex, parseEther } from 'viem'

import { auctionActs } from './player-acts/auctions.ts'
import { boxActs } from './player-acts/boxes.ts'
import { gachaActs } from './player-acts/gacha.ts'
import { type Act, type RandomChoice, playerAddresses, type PlayingFloor } from './playing-floor.ts'

type Hex = `0x${string}`

/** More gas than any of these takes: nothing is estimated, so that calls that will revert are sent all the same. */
const GAS = 3_000_000n
/** How many of them fit into a block of this chain. */
const ACTS_PER_BLOCK = 8
/** Longer than a round may be submitted: pending orders become refundable. */
const PAST_TIMEOUT = 8 * 24 * 60 * 60
/** Longer than a late bid extends a lot: short ones are over. */
const PAST_EXTENSION = 15 * 60

/** Everybody has GBT, and lets the contracts collect it and the NFTs. One machine is open. */
export async function preparePlayers(floor: PlayingFloor): Promise<void> {
  const { rpcUrl, auctions, boxes, gacha, gbt, exchange, collection } = floor
  const paid = parseEther('1')
  const approve = encodeFunctionData({
    abi: gbtAbi,
    functionName: 'approve',
    args: [gacha, maxUint256],
  })
  const allow = (operator: Hex) =>
    encodeFunctionData({ abi: collectionAbi, functionName: 'setApprovalForAll', args: [operator, true] })
  const detail = { name: 'Capsules', cover: 'ipfs://cover', title: 'Turn', introduction: 'Who comes out?' }
  const deployer = accountOf('deployer').address
  const abi = gachaAbi
  const step = parseEther('0.001')
  const terms = [detail, step, `${floor.mediaUrl}/pets/`] as const
  const acts: Act[] = [
    { from: deployer, to: gacha, data: encodeFunctionData({ abi, functionName: 'create', args: terms }) },
    {
      from: deployer,
      to: gacha,
      data: encodeFunctionData({ abi, functionName: 'setOpen', args: [1n, true] }),
    },
    ...playerAddresses.flatMap((from) => {
      const args = [paid, 0n, maxUint256, from] as const
      const data = encodeFunctionData({ abi: exchangeAbi, functionName: 'buy', args })
      return [
        { from, to: exchange, data, value: paid },
        { from, to: gbt, data: approve },
        { from, to: collection, data: allow(boxes) },
        { from, to: collection, data: allow(auctions) },
      ]
    }),
  ]
  await sendEach(rpcUrl, acts)
  // One box that can be drawn from at once; the players make others.
  const owner = accountOf('hana').address
  const rules = { commissionRate: 500, allOpen: true, openAt: 0, minPrice: 0n }
  const box = [detail, zero, rules, 1_000n] as const
  const nfts = floor.tokens.slice(0, 4).map((tokenId) => ({ collection, tokenId, price: 0n }))
  const accepted = { coin: zero, minPrice: 0n, maxCommissionRate: 500 } as const
  await sendEach(rpcUrl, [
    boxCall(owner, boxes, { functionName: 'createCollectionV3', args: box }),
    boxCall(owner, boxes, { functionName: 'addNfts', args: [1n, nfts, accepted] }),
    boxCall(owner, boxes, { functionName: 'publish', args: [1n, 0] }),
  ])
}

const zero: Hex = '0x0000000000000000000000000000000000000000'

function boxCall(
  from: Hex,
  to: Hex,
  call: Omit<Parameters<typeof encodeFunctionData<typeof boxesAbi>>[0], 'abi'>,
): Act {
  return { from, to, data: encodeFunctionData({ abi: boxesAbi, ...call } as never) }
}

/** Random calls of random people to boxes, machines and auctions; many of them are invalid and revert. */
export function randomPlayer(floor: PlayingFloor, roll: (sides: number) => number) {
  const choice: RandomChoice = {
    roll,
    anyOf: (list) => {
      const found = list[roll(list.length)]
      if (found === undefined) throw new Error('nothing to choose from')
      return found
    },
  }
  const games = [gachaActs(floor, choice), boxActs(floor, choice), auctionActs(floor, choice)]
  return {
    /** Several calls in one block. Returns how many. */
    block: async (most: number): Promise<number> => {
      const count = Math.min(most, 1 + roll(ACTS_PER_BLOCK))
      if (roll(25) === 0) await rpc(floor.rpcUrl, 'evm_increaseTime', [PAST_TIMEOUT])
      if (roll(6) === 0) await rpc(floor.rpcUrl, 'evm_increaseTime', [PAST_EXTENSION])
      for (let step = 0; step < count; step++) {
        await send(floor.rpcUrl, await choice.anyOf(games)())
      }
      await rpc(floor.rpcUrl, 'anvil_mine', ['0x1'])
      return count
    },
  }
}

async function sendEach(rpcUrl: string, acts: readonly Act[]): Promise<void> {
  for (const act of acts) {
    await send(rpcUrl, act)
    await rpc(rpcUrl, 'anvil_mine', ['0x1'])
  }
}

async function send(rpcUrl: string, { from, to, data, value = 0n }: Act): Promise<void> {
  await rpc(rpcUrl, 'eth_sendTransaction', [
    { from, to, data, value: numberToHex(value), gas: numberToHex(GAS) },
  ])
}
