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
type ExplainRow = { label: Phrase; value: ExplainValue }

/** A token that the call takes out of the wallet: exactly this much is allowed first, in a signature of its own. */
export type Spending = { token: Address; spender: Address; amount: bigint; coin: string; decimals: number }

/** A token that somebody else shall move: this very one is allowed first, in a signature of its own. */
export type Handing = { collection: Address; tokenId: bigint; operator: Address; name: string }

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
  /** Whatever else the person should know. */
  explain: readonly ExplainRow[]
  spends?: Spending
  hands?: Handing
  /** Whom it is about; shown all the way, and jumping at the end. */
  subject: { name: string; picture: string }
  /** Keys of the queries to ask again once the read model has it. */
  touches: readonly QueryKey[]
  outcome: (receipt: TransactionReceipt) => Outcome
}
