import { DomainError } from '@mofu/domain/domain-error'

import type { LoginMessage } from './create-message.ts'
import type { IsSigned } from './verify-signature.ts'

export type SignedMessageStore = {
  /** Messages of an address that can still be signed, the newest first: one when its nonce is named. */
  alive(address: string, nonce: string | undefined, most: number): Promise<LoginMessage[]>
  /** True for exactly one caller. */
  take(nonce: string): Promise<boolean>
}

export type SignedInput = { address: string; signature: string; nonce?: string | undefined }

/** SPEC's payload names no nonce; so many of the newest messages are tried then. */
const TRIED = 10

/** Checks that a wallet signed one of our messages, and uses that message up. */
export async function takeSignedMessage(
  { store, isSigned }: { store: SignedMessageStore; isSigned: IsSigned },
  { address, signature, nonce }: SignedInput,
): Promise<void> {
  for (const { chainId, message, nonce: its } of await store.alive(address, nonce, TRIED)) {
    if (!(await isSigned({ address, chainId, message, signature }))) continue
    if (await store.take(its)) return
  }
  throw new DomainError('accounts.signature_wrong')
}
