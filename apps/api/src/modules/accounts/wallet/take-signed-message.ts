import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { consumeMessage, listLiveMessages } from './store.ts'
import type { ProofOf } from './verify-signature.ts'

export type SignedInput = { address: string; signature: string; nonce?: string | undefined }

/** SPEC's payload may omit the nonce; then this many of the newest messages are tried. */
const MESSAGES_TRIED = 10

/** Where a wallet was proven: 0 by its key, which is valid on every chain, otherwise the chain of its contract. */
const KEY_CHAIN = 0

/**
 * Verifies that a wallet signed one of our messages, and consumes that message. Returns where the wallet was proven.
 */
export async function takeSignedMessage(
  { db, proofOf }: { db: Database; proofOf: ProofOf },
  { address, signature, nonce }: SignedInput,
): Promise<number> {
  const live = await listLiveMessages(db, address, nonce, MESSAGES_TRIED)
  for (const { chainId, message, nonce: its } of live) {
    const proof = await proofOf({ address, chainId, message, signature })
    if (proof === undefined) continue
    if (await consumeMessage(db, its)) return proof === 'key' ? KEY_CHAIN : chainId
  }
  throw new DomainError('accounts.signature_wrong')
}
