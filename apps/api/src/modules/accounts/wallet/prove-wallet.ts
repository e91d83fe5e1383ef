import type { Tries } from '../../../platform/tries.ts'
import { type SignedInput, type SignedMessageStore, takeSignedMessage } from './take-signed-message.ts'
import { signatureCheck } from './verify-signature.ts'

type World = {
  messages: SignedMessageStore
  tries: Tries
  networks: Parameters<typeof signatureCheck>[0]
}

/** Whoever calls holds the wallet of an address: one of our messages comes back signed by it, and is used up. */
export type ProveWallet = (signed: SignedInput & { ip: string }) => Promise<void>

export function walletProof({ messages, tries, networks }: World): ProveWallet {
  const proofOf = signatureCheck(networks)
  return async ({ ip, ...signed }) => {
    await tries.fromAddress('wallet', ip)
    await takeSignedMessage({ store: messages, proofOf }, signed)
  }
}
