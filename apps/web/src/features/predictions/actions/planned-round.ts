import type { Address } from '@mofu/domain/address'

/** The round of a quiz that a plan is about, for its texts and its picture. */
export type PlannedRound = {
  chainId: number
  contract: Address
  epoch: number
  /** The quiz. */
  id: number
  name: string
  picture: string
}

/** The contract's numbers of the two sides; 0 is none. */
export const sideNumbers = { a: 1, b: 2 } as const
