import type { Transaction } from '@mofu/db/connect'
import type { ProposalKind, ProposalParameters } from '@mofu/domain/proposals'

import type { Caller } from './access.ts'

type Proposer = { accountId: string; address: string }

/** What a second admin confirms. */
export type ConfirmedProposal<K extends ProposalKind> = {
  id: number
  parameters: ProposalParameters[K]
  reason: string
  proposer: Proposer
  confirmer: Caller
}

export type ProposalAction<K extends ProposalKind> = {
  /** Whether only an admin proposes it, who must still be one when it is confirmed. */
  isByAdmin: boolean
  /** Refuses somebody with a part in it, who neither confirms nor declines it. */
  requireNoPart: (tx: Transaction, parameters: ProposalParameters[K], by: Caller) => Promise<void>
  /** Checks everything again, now also about who confirms it, and does it in the transaction of the confirmation. */
  apply: (tx: Transaction, confirmed: ConfirmedProposal<K>) => Promise<void>
}

/** What the modules do with confirmed proposals. */
export type ProposalActions = { readonly [K in ProposalKind]?: ProposalAction<K> }
