import type { QueryKey } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { Abi, Address, TransactionReceipt } from 'viem'

import type { Phrase } from '../i18n/phrase.ts'

/** The one call that will be signed. */
export type ContractCall = {
  address: Address
  abi: Abi
  functionName: string
  args: readonly unknown[]
  /** Coins sent along, in the chain's smallest unit. */
  value: bigint
}

export type ExplainValue =
  | { kind: 'amount'; amount: bigint; coin: string; decimals: number }
  | { kind: 'address'; address: string }
  | { kind: 'text'; text: string }

/** One line of what the person reads before signing. */
export type ExplainRow = { label: Phrase; value: ExplainValue }

/** A token that the call takes out of the wallet: exactly this much is allowed first, in a signature of its own. */
export type Spending = { token: Address; spender: Address; amount: bigint; coin: string; decimals: number }

/** Tokens of one collection that somebody else shall move: that is allowed first, in a signature of its own. */
export type Handing = {
  collection: Address
  collectionName: string
  operator: Address
  tokens: readonly { tokenId: bigint; name: string }[]
  /** Whether leave for all one has in the collection is as good; if not, every token needs its own. */
  isAllEnough: boolean
}

/** A leave that is still missing: for one token by its name, or for all one has in the collection of that name. */
export type Permission = { name: string; isForAll: boolean; operator: Address }

/** One of several things that a call is about, with its own lines; the first of them says the most. */
export type PlanItem = { id: string; name: string; picture: string; rows: readonly ExplainRow[] }

type Outcome = {
  title: Phrase
  text: Phrase
  link: Pick<LinkProps, 'to' | 'params' | 'search'> & { label: Phrase }
}

/** Everything about a transaction before it is signed: the call, its words, and what will have changed afterwards. */
export type TxPlan = {
  chainId: number
  title: Phrase
  call: ContractCall
  /** What leaves the wallet, beside the network fee; and what arrives. */
  gives: readonly ExplainValue[]
  gets: readonly ExplainValue[]
  /** Each of the things it is about, where it is about several. */
  items?: readonly PlanItem[]
  /** Whatever else the person should know. */
  explain: readonly ExplainRow[]
  spends?: Spending
  hands?: readonly Handing[]
  /** Whom it is about; shown all the way, and jumping at the end. */
  subject: { name: string; picture: string }
  /** Keys of the queries to ask again once the read model has it. */
  touches: readonly QueryKey[]
  outcome: (receipt: TransactionReceipt) => Outcome
}
