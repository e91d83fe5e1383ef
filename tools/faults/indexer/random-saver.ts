import { collectionAbi } from '@mofu/chain/collections'
import { exchangeAbi, gbtAbi } from '@mofu/chain/exchange'
import { namesAbi } from '@mofu/chain/names'
import { pledgeAbi } from '@mofu/chain/pledge'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { rpc } from '@mofu/testkit/anvil'
import { readerOf } from '@mofu/testkit/mint'
import {
  type Abi,
  encodeFunctionData,
  erc20Abi,
  keccak256,
  maxUint256,
  numberToHex,
  parseEther,
  toHex,
} from 'viem'

type Hex = `0x${string}`

const savers: readonly Person[] = ['hana', 'kuro', 'mei', 'taro', 'yuki']
export const saverAddresses: readonly Hex[] = savers.map((person) => accountOf(person).address)
export const labels = ['momo', 'kiki', 'lulu', 'pochi', 'tama', 'bell'] as const

export type SavingFloor = {
  rpcUrl: string
  names: Hex
  pledge: Hex
  exchange: Hex
  gbt: Hex
  /** A collection with all the tokens it can ever have. */
  collection: Hex
  tokens: readonly bigint[]
}

type Act = { from: Hex; to: Hex; data: Hex; value?: bigint }

const GAS = 1_000_000n
const ACTS_PER_BLOCK = 8
const DAY = 86_400
/** Names lapse, and pledges can be redeemed by anyone. */
const JUMPS = [DAY, 6 * DAY, 200 * DAY]

/** Everybody has GBT and tokens, and lets the contracts collect them; the collection can be pledged. */
export async function prepareSavers(floor: SavingFloor): Promise<void> {
  const { rpcUrl, pledge, exchange, gbt, collection, tokens } = floor
  await rpc(rpcUrl, 'anvil_autoImpersonateAccount', [true])
  const deployer = accountOf('deployer').address
  const value = parseEther('1')
  const settings = {
    redeemLimit: 5 * DAY,
    feePercent: 500,
    sharesCount: parseEther('10'),
    discountTime: 10 * DAY,
    discountPrecent: 300,
  }
  const owner = saverAddresses[0] ?? deployer
  const acts: Act[] = [
    act(deployer, pledge, pledgeAbi, 'setSettings', [collection, settings]),
    ...saverAddresses.flatMap((from) => [
      act(from, exchange, exchangeAbi, 'buy', [value, 0n, maxUint256, from], value),
      act(from, gbt, gbtAbi, 'approve', [exchange, maxUint256]),
      act(from, collection, collectionAbi, 'setApprovalForAll', [pledge, true]),
    ]),
    ...tokens.map((tokenId, index) =>
      act(owner, collection, collectionAbi, 'transferFrom', [
        owner,
        saverAddresses[index % saverAddresses.length] ?? owner,
        tokenId,
      ]),
    ),
  ]
  for (const one of acts) {
    await send(rpcUrl, one)
    await rpc(rpcUrl, 'anvil_mine', ['0x1'])
  }
}

/** Two people want the same name: with more, a commitment would rarely meet its registration. */
function registrants(name: string): readonly Hex[] {
  const first = name.length % saverAddresses.length
  return saverAddresses.filter((_, index) => index === first || index === (first + 2) % saverAddresses.length)
}

/** Random calls of random people to names, pledges and the exchange; many of them are invalid and revert. */
export function randomSaver(floor: SavingFloor, roll: (sides: number) => number) {
  const { rpcUrl, names, pledge, exchange, gbt, collection, tokens } = floor
  const reader = readerOf(rpcUrl)
  const anyOf = <T>(list: readonly T[]): T => {
    const found = list[roll(list.length)]
    if (found === undefined) throw new Error('nothing to choose from')
    return found
  }
  const somebody = () => anyOf(saverAddresses)
  const onNames = { address: names, abi: namesAbi } as const
  const tokenIdOf = (label: string) =>
    reader.readContract({ ...onNames, functionName: 'tokenIdOf', args: [label] })

  async function nameAct(): Promise<Act> {
    const name = anyOf(labels)
    const tokenId = await tokenIdOf(name)
    const { holder } = await reader.readContract({ ...onNames, functionName: 'nameOf', args: [tokenId] })
    const [coin, price] = await reader.readContract({
      ...onNames,
      functionName: 'priceOf',
      args: [tokenId, 1n],
    })
    const kind = roll(12)
    if (kind < 6) {
      const owner = anyOf(registrants(name))
      const wanted = { name, owner, yearCount: 1n, secret: keccak256(toHex(`${name} of ${owner}`)) }
      const commitment = await reader.readContract({
        ...onNames,
        functionName: 'commitmentOf',
        args: [wanted],
      })
      const committedAt = await reader.readContract({
        ...onNames,
        functionName: 'committedAt',
        args: [commitment],
      })
      const { timestamp: now } = await reader.getBlock()
      const isUsable = committedAt !== 0n && now < committedAt + BigInt(DAY)
      return !isUsable || roll(6) === 0
        ? act(owner, names, namesAbi, 'commit', [commitment])
        : act(owner, names, namesAbi, 'register', [wanted, coin, price], price)
    }
    const from = roll(6) === 0 ? somebody() : holder
    if (kind < 7) return act(somebody(), names, namesAbi, 'renew', [tokenId, 1n, coin, price], price)
    if (kind < 8) return act(from, names, namesAbi, 'setAddr', [tokenId, somebody()])
    if (kind < 9) return act(from, names, namesAbi, 'setText', [tokenId, 'description', `text ${roll(99)}`])
    if (kind < 11) return act(from, names, namesAbi, 'setPrimaryName', [roll(6) === 0 ? 0n : tokenId])
    return act(from, names, namesAbi, 'transferFrom', [holder, somebody(), tokenId])
  }

  async function pledgeAct(): Promise<Act> {
    const tokenId = anyOf(tokens)
    const owner = await reader.readContract({
      address: collection,
      abi: collectionAbi,
      functionName: 'ownerOf',
      args: [tokenId],
    })
    const kind = roll(10)
    const shareId = BigInt(collection)
    if (kind === 0) return act(somebody(), pledge, pledgeAbi, 'claim', [collection])
    if (kind < 3) {
      const amount = parseEther(String(1 + roll(4)))
      return act(somebody(), pledge, pledgeAbi, 'transfer', [somebody(), shareId, amount])
    }
    if (owner.toLowerCase() === pledge.toLowerCase()) {
      const to = somebody()
      return act(to, pledge, pledgeAbi, 'redeem', [collection, tokenId, to, maxUint256])
    }
    return act(roll(8) === 0 ? somebody() : owner, pledge, pledgeAbi, 'securitize', [collection, tokenId, 1n])
  }

  async function exchangeAct(): Promise<Act> {
    const from = somebody()
    if (roll(2) === 0) {
      const value = BigInt(1 + roll(1_000_000)) * 10n ** 9n
      return act(from, exchange, exchangeAbi, 'buy', [value, 0n, maxUint256, from], value)
    }
    const held = await reader.readContract({
      address: gbt,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [from],
    })
    const part = roll(12) === 0 ? held + 1n : (held * BigInt(1 + roll(40))) / 100n
    return act(from, exchange, exchangeAbi, 'sell', [part, 0n, maxUint256, somebody()])
  }

  return {
    /** Several calls in one block. Returns how many. */
    block: async (most: number): Promise<number> => {
      const count = Math.min(most, 1 + roll(ACTS_PER_BLOCK))
      await rpc(rpcUrl, 'evm_increaseTime', [roll(12) === 0 ? anyOf(JUMPS) : roll(900)])
      for (let step = 0; step < count; step++) {
        await send(rpcUrl, await anyOf([nameAct, pledgeAct, exchangeAct])())
      }
      await rpc(rpcUrl, 'anvil_mine', ['0x1'])
      return count
    },
  }
}

function act(
  from: Hex,
  to: Hex,
  abi: Abi,
  functionName: string,
  args: readonly unknown[],
  value?: bigint,
): Act {
  const data = encodeFunctionData({ abi, functionName, args })
  return value === undefined ? { from, to, data } : { from, to, data, value }
}

async function send(rpcUrl: string, { from, to, data, value = 0n }: Act): Promise<void> {
  await rpc(rpcUrl, 'eth_sendTransaction', [
    { from, to, data, value: numberToHex(value), gas: numberToHex(GAS) },
  ])
}
