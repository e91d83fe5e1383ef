import { gachaAbi } from '@mofu/chain/gacha'
import { accountOf } from '@mofu/testkit/accounts'
import { readerOf } from '@mofu/testkit/mint'
import { encodeFunctionData, getAbiItem, maxUint256 } from 'viem'

import { type Act, type RandomChoice, playerAddresses, type PlayingFloor } from '../playing-floor.ts'
import { submitRound } from './submit-round.ts'

type Hex = `0x${string}`

const abi = gachaAbi
const MACHINE = 1n

/** The next random call to the machine. */
export function gachaActs({ rpcUrl, gacha, randomness }: PlayingFloor, { roll, anyOf }: RandomChoice) {
  const reader = readerOf(rpcUrl)
  const at = { address: gacha, abi } as const
  const call = (from: Hex, data: Hex): Act => ({ from, to: gacha, data })

  const settle = () => {
    const args = [MACHINE, BigInt(1 + roll(5))] as const
    return call(anyOf(playerAddresses), encodeFunctionData({ abi, functionName: 'settle', args }))
  }
  const pull = () => {
    const args = [MACHINE, BigInt(roll(4)), maxUint256] as const
    return call(anyOf(playerAddresses), encodeFunctionData({ abi, functionName: 'pull', args }))
  }

  /** The first order that no round has decided yet. */
  async function firstPending(): Promise<bigint | undefined> {
    const { settled, orders } = await reader.readContract({
      ...at,
      functionName: 'machineOf',
      args: [MACHINE],
    })
    for (let id = settled; id < orders; id++) {
      const order = await reader.readContract({ ...at, functionName: 'orderOf', args: [MACHINE, id] })
      if (order.round > 0n) return order.round
    }
    return undefined
  }

  /** A pet that was pulled once, and who held it last; it may be redeemed since. */
  async function somePet(): Promise<{ tokenId: bigint; holder: Hex } | undefined> {
    const event = getAbiItem({ abi, name: 'Transfer' })
    const logs = await reader.getLogs({ address: gacha, event, fromBlock: 0n, strict: true })
    const holders = new Map(logs.map(({ args }) => [args.id, args.to]))
    const out = [...holders].filter(([, holder]) => BigInt(holder) !== 0n)
    if (out.length === 0) return undefined
    const [tokenId, holder] = anyOf(out)
    return { tokenId, holder }
  }

  return async (): Promise<Act> => {
    const kind = roll(100)
    if (kind < 40) return pull()
    if (kind < 58) {
      const round = await firstPending()
      return round === undefined
        ? pull()
        : submitRound(anyOf(playerAddresses), randomness, round, roll(10) === 0)
    }
    if (kind < 75) return settle()
    if (kind >= 96) {
      const detail = { name: `n${kind}`, cover: 'c', title: `t${roll(9)}`, introduction: '' }
      const data =
        kind === 99
          ? encodeFunctionData({ abi, functionName: 'setOpen', args: [MACHINE, roll(4) > 0] })
          : encodeFunctionData({ abi, functionName: 'setDetail', args: [MACHINE, detail] })
      return call(accountOf('deployer').address, data)
    }
    const pet = await somePet()
    if (!pet) return settle()
    const { tokenId, holder } = pet
    if (kind < 86) {
      const args = [tokenId, anyOf(playerAddresses)] as const
      return call(holder, encodeFunctionData({ abi, functionName: 'redeem', args }))
    }
    if (kind < 92) {
      const args = [holder, anyOf(playerAddresses), tokenId] as const
      return call(holder, encodeFunctionData({ abi, functionName: 'transferFrom', args }))
    }
    const args = [anyOf(playerAddresses), tokenId] as const
    return call(holder, encodeFunctionData({ abi, functionName: 'approve', args }))
  }
}
