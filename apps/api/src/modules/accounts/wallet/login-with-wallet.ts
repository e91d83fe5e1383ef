import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { Language } from '@mofu/domain/languages'

import type { AttemptLimiter } from '../../../platform/attempt-limiter.ts'
import { openSession } from '../../../platform/sessions.ts'
import { bindInviter } from '../invites/bind-inviter.ts'
import { findInviterCode } from '../invites/store.ts'
import { type Login, loginOf } from '../people/account.ts'
import { findOrInsertAccount, setLanguage, setWalletChain } from '../people/store.ts'
import { type SignedInput, takeSignedMessage } from './take-signed-message.ts'
import type { ProofOf } from './verify-signature.ts'

export type WalletLogin = {
  login: Login
  publicAddress: string
  inviterCode: string | null
  inviteRefusal: string | null
}

type Deps = { db: Database; proofOf: ProofOf; limiter: AttemptLimiter }

type Input = SignedInput & {
  inviterCode?: string | null | undefined
  language?: Language | undefined
  ip: string
  device: string
}

/** Signs a wallet in. An invite code that cannot be bound does not prevent the login: the answer says why. */
export async function loginWithWallet(
  { db, proofOf, limiter }: Deps,
  { address, signature, nonce, inviterCode, language, ip, device }: Input,
): Promise<WalletLogin> {
  // Before the signature is verified, which is the expensive part.
  await limiter.fromAddress('wallet', ip)
  const walletChainId = await takeSignedMessage({ db, proofOf }, { address, signature, nonce })
  const account = await findOrInsertAccount(db, address)
  // The same contract address on another chain may have another owner.
  if (!(await setWalletChain(db, account.id, walletChainId)))
    throw new DomainError('accounts.wallet_other_chain')
  if (language) await setLanguage(db, account.id, language)
  const inviteRefusal = inviterCode ? await refusalOf(db, account.id, inviterCode) : null
  const token = await openSession(db, { accountId: account.id, scope: 'web3', device })
  return {
    login: loginOf(account, token),
    publicAddress: address,
    inviterCode: (await findInviterCode(db, account.id)) ?? null,
    inviteRefusal,
  }
}

async function refusalOf(db: Database, accountId: string, code: string): Promise<string | null> {
  try {
    await bindInviter(db, { accountId, code })
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}
