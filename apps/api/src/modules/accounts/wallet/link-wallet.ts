import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import { lockWalletHolder, setWallet } from './store.ts'
import { type SignedInput, takeSignedMessage } from './take-signed-message.ts'
import type { ProofOf } from './verify-signature.ts'

type Deps = { db: Database; proofOf: ProofOf; limiter: AttemptLimiter }

/** Links a wallet, which signs for it, to an account that has none. Two accounts are never merged. */
export async function linkWallet(
  { db, proofOf, limiter }: Deps,
  { accountId, ip, ...signed }: SignedInput & { accountId: string; ip: string },
): Promise<void> {
  await limiter.fromAddress('wallet', ip)
  const walletChainId = await takeSignedMessage({ db, proofOf }, signed)
  const { address } = signed
  await db.transaction(async (tx) => {
    const holder = await lockWalletHolder(tx, address)
    if (holder !== undefined && holder !== accountId) throw new DomainError('accounts.wallet_taken')
    if (holder === accountId || !(await setWallet(tx, accountId, { address, walletChainId }))) {
      throw new DomainError('accounts.wallet_linked')
    }
  })
}
