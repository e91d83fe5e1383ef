import { devStableAbi } from '@mofu/chain/mall'
import { predictionsAbi } from '@mofu/chain/predictions'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { rpc } from '@mofu/testkit/anvil'
import { readerOf } from '@mofu/testkit/mint'
import { operatorKey } from '@mofu/testkit/operator-keys'
import { encodeFunctionData, type Hex, keccak256, maxUint256, numberToHex, toHex, zeroAddress } from 'viem'

const people: readonly Person[] = ['hana', 'taro', 'yuki', 'lin', 'wei', 'aki']
export const bettors: readonly Hex[] = people.map((person) => accountOf(person).address)

export type BettingFloor = { rpcUrl: string; predictions: Hex; dollar: Hex }
type Act = { from: Hex; data: Hex; value?: bigint }
type Call = Omit<Parameters<typeof encodeFunctionData<typeof predictionsAbi>>[0], 'abi'>

const GAS = 400_000n
const ACTS_PER_BLOCK = 8
const HOUR = 3_600
/** Units as small as 1, and such as coins of 2, 6 and 18 decimals have. */
const units = [1n, 7n, 100n, 10n ** 6n, 10n ** 16n]

const encoded = (call: Call) => encodeFunctionData({ abi: predictionsAbi, ...call } as never)

/** Everybody has dollars and lets the contract collect them; every account can be sent from. */
export async function prepareBettors({ rpcUrl, predictions, dollar }: BettingFloor): Promise<void> {
  await rpc(rpcUrl, 'anvil_autoImpersonateAccount', [true])
  const list = [dollar, true] as const
  await send(rpcUrl, predictions, {
    from: accountOf('deployer').address,
    data: encoded({ functionName: 'setCoin', args: list } as never),
  })
  for (const from of bettors) {
    const abi = devStableAbi
    const mint = [from, 10n ** 30n] as const
    const allow = [predictions, maxUint256] as const
    await send(rpcUrl, dollar, { from, data: encodeFunctionData({ abi, functionName: 'mint', args: mint }) })
    await send(rpcUrl, dollar, {
      from,
      data: encodeFunctionData({ abi, functionName: 'approve', args: allow }),
    })
    await rpc(rpcUrl, 'anvil_mine', ['0x1'])
  }
}

/** Starts rounds, bets, decides, disputes, cancels and claims at random. Calls that revert are sent all the same. */
export function randomBettor(floor: BettingFloor, roll: (sides: number) => number) {
  const { rpcUrl, predictions, dollar } = floor
  const reader = readerOf(rpcUrl)
  const operator = operatorKey('operator').address
  const admin = accountOf('deployer').address
  const anyOf = <T>(list: readonly T[]): T => {
    const found = list[roll(list.length)]
    if (found === undefined) throw new Error('nothing to choose from')
    return found
  }
  let dossiers = 0

  const start = (now: number): Act => {
    const unit = anyOf(units)
    const lockTimestamp = now + HOUR + roll(HOUR)
    const newRound = {
      dossier: keccak256(toHex(`dossier ${dossiers++}`)),
      coin: roll(2) === 0 ? zeroAddress : dollar,
      unit,
      lockTimestamp,
      closeTimestamp: lockTimestamp + roll(HOUR),
      lockPrice: BigInt(roll(3)) - 1n,
    }
    return { from: operator, data: encoded({ functionName: 'startRound', args: [newRound] } as never) }
  }

  const bet = async (epoch: bigint): Promise<Act> => {
    const { unit, rewardToken } = await reader.readContract({
      address: predictions,
      abi: predictionsAbi,
      functionName: 'roundOf',
      args: [epoch],
    })
    const count = BigInt(1 + roll(20))
    const value = rewardToken === zeroAddress ? count * unit : 0n
    const args = [epoch, 1 + roll(2), count] as const
    return { from: anyOf(bettors), data: encoded({ functionName: 'bet', args } as never), value }
  }

  const next = async (): Promise<Act> => {
    const { timestamp } = await reader.getBlock()
    const last = await reader.readContract({
      address: predictions,
      abi: predictionsAbi,
      functionName: 'currentEpoch',
    })
    const chosen = roll(24)
    if (last === 0n || chosen < 4) return start(Number(timestamp))
    const recent = (most: number) => {
      const epoch = last - BigInt(roll(most))
      return epoch < 1n ? 1n : epoch
    }
    if (chosen < 15) return bet(recent(8))
    const older = recent(40)
    if (chosen < 19) {
      const args = [older, 1 + roll(2), BigInt(roll(3)) - 1n] as const
      return { from: operator, data: encoded({ functionName: 'setResult', args } as never) }
    }
    if (chosen < 20)
      return {
        from: admin,
        data: encoded({ functionName: roll(3) === 0 ? 'cancel' : 'dispute', args: [older] } as never),
      }
    if (chosen < 21)
      return { from: anyOf(bettors), data: encoded({ functionName: 'claimFee', args: [older] } as never) }
    return claimOf(anyOf(bettors), older)
  }

  return {
    /** Several calls in one block. Returns how many. */
    block: async (most: number): Promise<number> => {
      const count = Math.min(most, 1 + roll(ACTS_PER_BLOCK))
      await rpc(rpcUrl, 'evm_increaseTime', [roll(30) === 0 ? 26 * HOUR : roll(900)])
      for (let step = 0; step < count; step++) await send(rpcUrl, predictions, await next())
      await rpc(rpcUrl, 'anvil_mine', ['0x1'])
      return count
    },
    /** Long after every deadline, everybody claims everything, and the fees are credited. */
    settle: async (): Promise<void> => {
      await rpc(rpcUrl, 'evm_increaseTime', [9 * 24 * HOUR])
      await rpc(rpcUrl, 'anvil_mine', ['0x1'])
      const last = await reader.readContract({
        address: predictions,
        abi: predictionsAbi,
        functionName: 'currentEpoch',
      })
      for (let epoch = 1n; epoch <= last; epoch++) {
        for (const from of bettors) await send(rpcUrl, predictions, claimOf(from, epoch))
        const data = encoded({ functionName: 'claimFee', args: [epoch] } as never)
        await send(rpcUrl, predictions, { from: admin, data })
        await rpc(rpcUrl, 'anvil_mine', ['0x1'])
      }
    },
  }
}

function claimOf(from: Hex, epoch: bigint): Act {
  return { from, data: encoded({ functionName: 'claim', args: [epoch, from] } as never) }
}

async function send(rpcUrl: string, to: Hex, { from, data, value = 0n }: Act): Promise<void> {
  await rpc(rpcUrl, 'eth_sendTransaction', [
    { from, to, data, value: numberToHex(value), gas: numberToHex(GAS) },
  ])
}
