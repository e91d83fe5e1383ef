import { DomainError } from '@mofu/domain/domain-error'

import type { Tries } from '../../../platform/tries.ts'
import { type SignedInput, type SignedMessageStore, takeSignedMessage } from './take-signed-message.ts'
import type { ProofOf } from './verify-signature.ts'

export type LinkStore = {
  /** Sets the wallet of an account that has none; says whether it did, or who has the wallet. */
  link(accountId: string, address: string, walletChainId: number): Promise<'linked' | 'taken' | 'has_one'>
}

type World = { messages: SignedMessageStore; proofOf: ProofOf; links: LinkStore; tries: Tries }

/** Gives an account a wallet, which the wallet itself says yes to. Two accounts are never made into one. */
export async function linkWallet(
  { messages, proofOf, links, tries }: World,
  { accountId, ip, ...signed }: SignedInput & { accountId: string; ip: string },
): Promise<void> {
  await tries.fromAddress('wallet', ip)
  const walletChainId = await takeSignedMessage({ store: messages, proofOf }, signed)
  const outcome = await links.link(accountId, signed.address, walletChainId)
  if (outcome === 'taken') throw new DomainError('accounts.wallet_taken')
  if (outcome === 'has_one') throw new DomainError('accounts.wallet_linked')
}
