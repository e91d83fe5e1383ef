import { DomainError } from '@mofu/domain/domain-error'
import type { Language } from '@mofu/domain/languages'

import type { Tries } from '../../../platform/tries.ts'
import { bindInviter, type InviteStore } from '../invites/bind-inviter.ts'
import { type Account, type Login, loginOf, type OpenSession } from '../people/account.ts'
import { type SignedInput, type SignedMessageStore, takeSignedMessage } from './take-signed-message.ts'
import type { ProofOf } from './verify-signature.ts'

export type WalletLogin = {
  login: Login
  publicAddress: string
  inviterCode: string | null
  inviteRefusal: string | null
}

type World = {
  messages: SignedMessageStore
  proofOf: ProofOf
  accounts: {
    ofAddress(address: string): Promise<Account>
    bindWallet(id: string, walletChainId: number): Promise<boolean>
    speaks(id: string, language: Language): Promise<void>
  }
  invites: InviteStore
  tries: Tries
  openSession: OpenSession
}

type Input = SignedInput & {
  inviterCode?: string | null | undefined
  language?: Language | undefined
  ip: string
  device: string
}

/** Signs a wallet in. A code that cannot be taken does not keep anybody out: the answer says why it was not. */
export async function loginWithWallet(
  { messages, proofOf, accounts, invites, tries, openSession }: World,
  { address, signature, nonce, inviterCode, language, ip, device }: Input,
): Promise<WalletLogin> {
  // Before the signature is looked at: that is what costs time.
  await tries.fromAddress('wallet', ip)
  const walletChainId = await takeSignedMessage({ store: messages, proofOf }, { address, signature, nonce })
  const account = await accounts.ofAddress(address)
  // Whoever controls the same address on another chain is somebody else.
  if (!(await accounts.bindWallet(account.id, walletChainId)))
    throw new DomainError('accounts.wallet_other_chain')
  if (language) await accounts.speaks(account.id, language)
  const inviteRefusal = inviterCode ? await refusalOf(invites, account.id, inviterCode) : null
  const token = await openSession({ accountId: account.id, scope: 'web3', device })
  return {
    login: loginOf(account, token),
    publicAddress: address,
    inviterCode: (await invites.codeOf(account.id)) ?? null,
    inviteRefusal,
  }
}

async function refusalOf(store: InviteStore, accountId: string, code: string): Promise<string | null> {
  try {
    await bindInviter({ store }, { accountId, code })
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}
