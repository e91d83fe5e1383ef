import type { QueryKey } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { Abi, Address, TransactionReceipt } from 'viem'

import type { Phrase } from '../i18n/phrase.ts'
import type { TypedName } from '../wallet/resolve-name.ts'

/** The contract call to be signed. */
export type ContractCall = {
  address: Address
  abi: Abi
  functionName: string
  args: readonly unknown[]
  /** Native coins sent with the call, in the chain's smallest unit. */
  value: bigint
}

export type ExplainValue =
  | { kind: 'amount'; amount: bigint; coin: string; decimals: number }
  /** `name` if that is how it was typed. */
  | { kind: 'address'; address: string; name?: string | undefined }
  | { kind: 'text'; text: string }

/** One line of what the user reads before signing. */
export type ExplainRow = { label: Phrase; value: ExplainValue }

/** An ERC-20 amount that the call takes from the wallet: exactly this much is approved first, with its own signature. */
export type Spending = { token: Address; spender: Address; amount: bigint; coin: string; decimals: number }

/** What an approved operator does with tokens: move them when they are sold, or take them into a box, an auction or a pledge. */
export type ApprovalUse = 'sale' | 'box' | 'auction' | 'pledge'

/** Tokens of one collection that an operator is to move: approved first, with a separate signature. */
export type TokenApproval = {
  collection: Address
  collectionName: string
  operator: Address
  tokens: readonly { tokenId: bigint; name: string }[]
  /** Whether an approval for the whole collection is accepted; if not, every token needs its own. */
  isAllEnough: boolean
  /** A sale, unless it says otherwise. */
  use?: ApprovalUse
}

/** A missing approval: for one token by its name, or for all of a collection by the collection's name. */
export type Permission = { name: string; isForAll: boolean; operator: Address; use: ApprovalUse }

/** One of several items of a call, with its own rows; the first row is the most important. */
export type PlanItem = { id: string; name: string; picture: string; rows: readonly ExplainRow[] }

type Outcome = {
  title: Phrase
  text: Phrase
  link: Pick<LinkProps, 'to' | 'params' | 'search'> & { label: Phrase }
  /** It was mined, but did less than was explained, so it is not celebrated. */
  isCalm?: true
}

/** Everything about a transaction before it is signed: the call, its explanation, and what it invalidates. */
export type TxPlan = {
  chainId: number
  /** The account that it was explained to; set when it starts. Its arguments may name it, so no other signs it. */
  account?: Address
  title: Phrase
  /** The title of a failure, where it has one of its own. */
  failedTitle?: Phrase
  call: ContractCall
  /** Runs before the wallet is asked, and throws a `TxError` where the payment may not be made. */
  guard?: () => Promise<void>
  /** What leaves the wallet besides the network fee, and what arrives. */
  gives: readonly ExplainValue[]
  gets: readonly ExplainValue[]
  /** The single items, if the call has several. */
  items?: readonly PlanItem[]
  /** Anything else the user should know. */
  explain: readonly ExplainRow[]
  /** Names that were typed for addresses of the call: each must still resolve to the address that was shown. */
  recipients?: readonly TypedName[]
  spends?: Spending
  approvals?: readonly TokenApproval[]
  /** The pet or item it concerns: shown in every step, and animated at the end. */
  subject: { name: string; picture: string }
  /** The end is not celebrated: what comes back is unknown, or worth no more than what was paid. */
  isCalm?: true
  /** Keys of the queries to refetch once the read model has indexed it. */
  invalidates: readonly QueryKey[]
  outcome: (receipt: TransactionReceipt) => Outcome
}
