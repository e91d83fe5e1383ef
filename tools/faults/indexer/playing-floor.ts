import { accountOf, type Person } from '@mofu/testkit/accounts'

type Hex = `0x${string}`

export type Act = { from: Hex; to: Hex; data: Hex; value?: bigint }

export type PlayingFloor = {
  rpcUrl: string
  /** Where the pets' metadata is: our own, so that it is known without a fetch. */
  mediaUrl: string
  auctions: Hex
  boxes: Hex
  boxesLens: Hex
  gacha: Hex
  gbt: Hex
  exchange: Hex
  randomness: Hex
  collection: Hex
  tokens: readonly bigint[]
}

export type RandomChoice = {
  roll: (sides: number) => number
  anyOf: <T>(list: readonly T[]) => T
}

export const players: readonly Person[] = ['hana', 'kuro', 'mei', 'taro', 'yuki', 'lin']
export const playerAddresses: readonly Hex[] = players.map((person) => accountOf(person).address)
