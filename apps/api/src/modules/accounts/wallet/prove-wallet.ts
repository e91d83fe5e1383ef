import type { Database } from '@mofu/db/connect'

import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import { type SignedInput, takeSignedMessage } from './take-signed-message.ts'
import { signatureCheck } from './verify-signature.ts'

type Deps = {
  db: Database
  limiter: AttemptLimiter
  networks: Parameters<typeof signatureCheck>[0]
}

/** Proves that the caller holds the wallet of an address: it has signed one of our messages, which is consumed. */
export type ProveWallet = (signed: SignedInput & { ip: string }) => Promise<void>

export function walletProof({ db, limiter, networks }: Deps): ProveWallet {
  const proofOf = signatureCheck(networks)
  return async ({ ip, ...signed }) => {
    await limiter.fromAddress('wallet', ip)
    await takeSignedMessage({ db, proofOf }, signed)
  }
}
