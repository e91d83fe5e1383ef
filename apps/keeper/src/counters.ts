import { boxesAbi, boxesLensAbi } from '@mofu/chain/boxes'
import { gachaAbi } from '@mofu/chain/gacha'
import { type AbiEvent, getAbiItem, type PublicClient } from 'viem'

type Hex = `0x${string}`

export type KeeperContracts = { Randomness: Hex; Boxes: Hex; BoxesLens: Hex; Gacha: Hex; Auctions: Hex }

/** `round` is 0 for an order without one; `size` is the number of its draws. */
export type Order = { round: bigint; size: bigint }

/** A contract whose orders are decided by rounds. Each box or machine has its own line of orders. */
export type Counter = {
  address: Hex
  /** The event of a new order; its first argument is the line. */
  joined: AbiEvent
  lineCount(): Promise<bigint>
  lineOf(id: bigint): Promise<{ settled: bigint; orders: bigint }>
  orderOf(id: bigint, order: bigint): Promise<Order>
}

export function countersOf(reader: PublicClient, { Boxes, BoxesLens, Gacha }: KeeperContracts): Counter[] {
  const lens = { address: BoxesLens, abi: boxesLensAbi } as const
  const gacha = { address: Gacha, abi: gachaAbi } as const
  return [
    {
      address: Gacha,
      joined: getAbiItem({ abi: gachaAbi, name: 'Pulled' }),
      lineCount: () => reader.readContract({ ...gacha, functionName: 'machineCount' }),
      lineOf: (id) => reader.readContract({ ...gacha, functionName: 'machineOf', args: [id] }),
      orderOf: (id, order) => reader.readContract({ ...gacha, functionName: 'orderOf', args: [id, order] }),
    },
    {
      address: Boxes,
      joined: getAbiItem({ abi: boxesAbi, name: 'Drawn' }),
      lineCount: () => reader.readContract({ address: Boxes, abi: boxesAbi, functionName: 'boxCount' }),
      lineOf: (id) => reader.readContract({ ...lens, functionName: 'boxOf', args: [id] }),
      orderOf: (id, order) => reader.readContract({ ...lens, functionName: 'orderOf', args: [id, order] }),
    },
  ]
}

/** The addresses of the contracts that a keeper uses. */
export function keeperContracts(
  deployed: Readonly<Partial<Record<keyof KeeperContracts, { address: Hex }>>>,
): KeeperContracts {
  const at = (name: keyof KeeperContracts): Hex => {
    const address = deployed[name]?.address
    if (!address) throw new Error(`${name} is not deployed`)
    return address
  }
  return {
    Randomness: at('Randomness'),
    Boxes: at('Boxes'),
    BoxesLens: at('BoxesLens'),
    Gacha: at('Gacha'),
    Auctions: at('Auctions'),
  }
}
