import { boxesAbi, boxesLensAbi } from '@mofu/chain/boxes'
import { gachaAbi } from '@mofu/chain/gacha'
import { type AbiEvent, getAbiItem, type PublicClient } from 'viem'

type Hex = `0x${string}`

export type KeptContracts = { Randomness: Hex; Boxes: Hex; BoxesLens: Hex; Gacha: Hex }

/** A contract whose orders are decided by rounds. Each box or machine has its own line of orders. */
export type Counter = {
  address: Hex
  /** The event of a new order; its first argument is the line. */
  joined: AbiEvent
  lineCount(): Promise<bigint>
  lineOf(id: bigint): Promise<{ settled: bigint; orders: bigint }>
  /** 0 for an order without a round. */
  roundOf(id: bigint, order: bigint): Promise<bigint>
}

export function countersOf(reader: PublicClient, { Boxes, BoxesLens, Gacha }: KeptContracts): Counter[] {
  const lens = { address: BoxesLens, abi: boxesLensAbi } as const
  const gacha = { address: Gacha, abi: gachaAbi } as const
  return [
    {
      address: Boxes,
      joined: getAbiItem({ abi: boxesAbi, name: 'Drawn' }),
      lineCount: () => reader.readContract({ address: Boxes, abi: boxesAbi, functionName: 'boxCount' }),
      lineOf: (id) => reader.readContract({ ...lens, functionName: 'boxOf', args: [id] }),
      roundOf: async (id, order) =>
        (await reader.readContract({ ...lens, functionName: 'orderOf', args: [id, order] })).round,
    },
    {
      address: Gacha,
      joined: getAbiItem({ abi: gachaAbi, name: 'Pulled' }),
      lineCount: () => reader.readContract({ ...gacha, functionName: 'machineCount' }),
      lineOf: (id) => reader.readContract({ ...gacha, functionName: 'machineOf', args: [id] }),
      roundOf: async (id, order) =>
        (await reader.readContract({ ...gacha, functionName: 'orderOf', args: [id, order] })).round,
    },
  ]
}

/** The addresses of the contracts that a keeper uses. */
export function keptContracts(
  deployed: Readonly<Partial<Record<keyof KeptContracts, { address: Hex }>>>,
): KeptContracts {
  const at = (name: keyof KeptContracts): Hex => {
    const address = deployed[name]?.address
    if (!address) throw new Error(`${name} is not deployed`)
    return address
  }
  return { Randomness: at('Randomness'), Boxes: at('Boxes'), BoxesLens: at('BoxesLens'), Gacha: at('Gacha') }
}
