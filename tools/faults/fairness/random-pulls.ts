import { exchangeAbi, gbtAbi } from '@mofu/chain/exchange'
import { gachaAbi } from '@mofu/chain/gacha'
import { redeemValue } from '@mofu/domain/redeem-value'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { rpc } from '@mofu/testkit/anvil'
import type { SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { encodeFunctionData, maxUint256, numberToHex, parseEther, parseEventLogs } from 'viem'

type Hex = `0x${string}`
type Act = { from: Hex; to: Hex; data: Hex; value?: bigint }

const abi = gachaAbi
const MACHINE = 1n
const MOST_PULLS = 10
const ORDERS_PER_BLOCK = 12
const GAS = 2_000_000n
/** Enough for every order of a block at once. */
const SETTLE_GAS = 25_000_000n
const PAST_TIMEOUT = 8 * 24 * 60 * 60
const players: readonly Person[] = ['hana', 'kuro', 'mei', 'taro', 'yuki', 'lin', 'sora', 'wei']
const addresses: readonly Hex[] = players.map((person) => accountOf(person).address)

/** What a machine holds and owes. */
export type Backing = { reserve: bigint; balance: bigint; redeemable: bigint }

type Play = {
  context: SeedContext
  roll: (sides: number) => number
  /** Called after every block. */
  onBlock: (backing: Backing) => void
}

/** People with GBT pull from one machine, redeem some of the pets, and leave a round out now and then. */
export function randomPulls({ context, roll, onBlock }: Play) {
  const { rpcUrl, reader, at } = context
  const gacha = { address: at.Gacha.address, abi } as const
  const out = new Map<bigint, { owner: Hex; paid: bigint }>()
  let redeemable = 0n
  let drawn = 0

  const anyOf = <T>(list: readonly T[]): T => {
    const found = list[roll(list.length)]
    if (found === undefined) throw new Error('nothing to choose from')
    return found
  }
  const send = ({ from, to, data, value = 0n }: Act, gas = GAS) =>
    rpc(rpcUrl, 'eth_sendTransaction', [{ from, to, data, value: numberToHex(value), gas: numberToHex(gas) }])

  /** Mines what was sent, and follows the machine's pets by its events. */
  async function mine(): Promise<void> {
    await rpc(rpcUrl, 'anvil_mine', ['0x1'])
    const block = await reader.getBlockNumber({ cacheTime: 0 })
    const [logs, { reserve }, balance] = await Promise.all([
      reader.getLogs({ address: gacha.address, fromBlock: block, toBlock: block }),
      machine(),
      reader.readContract({
        address: at.Gbt.address,
        abi: gbtAbi,
        functionName: 'balanceOf',
        args: [gacha.address],
      }),
    ])
    for (const { eventName, args } of parseEventLogs({ abi, eventName: ['PetPulled', 'Redeemed'], logs })) {
      if (eventName === 'PetPulled') {
        out.set(args.tokenId, { owner: args.owner, paid: args.paid })
        redeemable += redeemValue(args.paid)
        drawn += 1
      } else {
        redeemable -= redeemValue(out.get(args.tokenId)?.paid ?? 0n)
        out.delete(args.tokenId)
      }
    }
    onBlock({ reserve, balance, redeemable })
  }

  const machine = () => reader.readContract({ ...gacha, functionName: 'machineOf', args: [MACHINE] })

  async function pull(most: number): Promise<void> {
    let left = most
    for (let order = 0; order < ORDERS_PER_BLOCK && left > 0; order += 1) {
      const size = Math.min(left, 1 + roll(MOST_PULLS))
      left -= size
      const args = [MACHINE, BigInt(size), maxUint256] as const
      await send({
        from: anyOf(addresses),
        to: gacha.address,
        data: encodeFunctionData({ abi, functionName: 'pull', args }),
      })
    }
    await mine()
  }

  async function redeem(): Promise<void> {
    const held = [...out]
    const count = Math.min(held.length, roll(2 * ORDERS_PER_BLOCK))
    const from = roll(held.length + 1)
    for (const [tokenId, { owner }] of held.slice(from, from + count)) {
      const args = [tokenId, owner] as const
      await send({
        from: owner,
        to: gacha.address,
        data: encodeFunctionData({ abi, functionName: 'redeem', args }),
      })
    }
    await mine()
  }

  async function settle(): Promise<void> {
    const { settled, orders } = await machine()
    const pending = await Promise.all(
      Array.from({ length: Number(orders - settled) }, (_, index) =>
        reader.readContract({
          ...gacha,
          functionName: 'orderOf',
          args: [MACHINE, settled + BigInt(index)],
        }),
      ),
    )
    const rounds = pending.map(({ round }) => round).filter((round) => round > 0n)
    if (roll(20) === 0) await context.pass(PAST_TIMEOUT)
    else if (rounds.length > 0) await context.bring(rounds)
    const data = encodeFunctionData({ abi, functionName: 'settle', args: [MACHINE, 200n] })
    await send({ from: anyOf(addresses), to: gacha.address, data }, SETTLE_GAS)
    await mine()
  }

  return {
    /** One open machine, and GBT for everybody. */
    prepare: async (): Promise<void> => {
      const detail = { name: 'Capsules', cover: '', title: 'Turn', introduction: '' }
      const deployer = accountOf('deployer').address
      const create = encodeFunctionData({ abi, functionName: 'create', args: [detail, 10n ** 12n, 'pets/'] })
      const open = encodeFunctionData({ abi, functionName: 'setOpen', args: [MACHINE, true] })
      for (const data of [create, open]) await send({ from: deployer, to: gacha.address, data })
      const value = parseEther('1000')
      for (const from of addresses) {
        const buy = [value, 0n, maxUint256, from] as const
        const approve = [gacha.address, maxUint256] as const
        await send({
          from,
          to: at.Exchange.address,
          data: encodeFunctionData({ abi: exchangeAbi, functionName: 'buy', args: buy }),
          value,
        })
        await send({
          from,
          to: at.Gbt.address,
          data: encodeFunctionData({ abi: gbtAbi, functionName: 'approve', args: approve }),
        })
      }
      await mine()
    },
    /** Plays until this many pets were drawn. */
    play: async (draws: number): Promise<void> => {
      while (drawn < draws) {
        await pull(draws - drawn)
        // Also while pulls are pending: those pets go back behind them.
        if (roll(2) === 0) await redeem()
        await settle()
        if (roll(3) > 0) await redeem()
      }
    },
  }
}
