import { DomainError } from '@mofu/domain/domain-error'

import type { LoginMessage } from './create-message.ts'
import type { ProofOf } from './verify-signature.ts'

export type SignedMessageStore = {
  /** Messages of an address that can still be signed, the newest first: one when its nonce is named. */
  alive(address: string, nonce: string | undefined, most: number): Promise<LoginMessage[]>
  /** True for exactly one caller. */
  take(nonce: string): Promise<boolean>
}

export type SignedInput = { address: string; signature: string; nonce?: string | undefined }

/** SPEC's payload names no nonce; so many of the newest messages are tried then. */
const TRIED = 10

/** Where a wallet was proven: 0 by its key, which holds on every chain, else the chain of its contract. */
const KEY_CHAIN = 0

/** Checks that a wallet signed one of our messages, and uses that message up. Gives where the wallet was proven. */
export async function takeSignedMessage(
  { store, proofOf }: { store: SignedMessageStore; proofOf: ProofOf },
  { address, signature, nonce }: SignedInput,
): Promise<number> {
  for (const { chainId, message, nonce: its } of await store.alive(address, nonce, TRIED)) {
    const proof = await proofOf({ address, chainId, message, signature })
    if (proof === undefined) continue
    if (await store.take(its)) return proof === 'key' ? KEY_CHAIN : chainId
  }
  throw new DomainError('accounts.signature_wrong')
}
