import { passwordLogin, register, validateEmail, walletLogin, walletNonce } from '@mofu/wire/accounts'
import { createClient } from '@mofu/wire/client'

import { accountOf, type Person } from './accounts.ts'
import { tokenIn, untilMail } from './mails.ts'

export type Wallet = { address: `0x${string}`; signMessage(input: { message: string }): Promise<string> }

/** Signs a wallet in as the web app does. */
export async function signInWallet(apiUrl: string, wallet: Wallet, inviterCode?: string) {
  const call = createClient({ baseUrl: apiUrl })
  const { data: asked } = await call(walletNonce, { params: { address: wallet.address }, query: {} })
  const signature = await wallet.signMessage({ message: asked.message })
  const body = {
    publicAddress: wallet.address,
    signature,
    nonce: asked.nonce,
    inviterCode: inviterCode ?? null,
  }
  return (await call(walletLogin, { body })).data
}

/** Proof of a wallet's ownership: one of our messages, signed by it. */
export async function proofOf(apiUrl: string, wallet: Wallet): Promise<{ nonce: string; signature: string }> {
  const call = createClient({ baseUrl: apiUrl })
  const { data } = await call(walletNonce, { params: { address: wallet.address }, query: {} })
  return { nonce: data.nonce, signature: await wallet.signMessage({ message: data.message }) }
}

export async function tokenOf(apiUrl: string, person: Person): Promise<string> {
  return (await signInWallet(apiUrl, accountOf(person))).v1Info.token
}

/** Registers with an e-mail, confirms it with the link of the mail, and signs in. */
export async function signUp(
  { apiUrl, mailsUrl }: { apiUrl: string; mailsUrl: string },
  { email, password, inviterCode }: { email: string; password: string; inviterCode?: string },
) {
  const call = createClient({ baseUrl: apiUrl })
  await call(register, { query: {}, body: { email, password, ...(inviterCode ? { inviterCode } : {}) } })
  const mail = await untilMail(mailsUrl, { to: email, subject: 'Is this your e-mail?' })
  await call(validateEmail, { body: { token: tokenIn(mail) } })
  return (await call(passwordLogin, { body: { username: email, password } })).data
}

export function bearer(token: string): { headers: { authorization: string } } {
  return { headers: { authorization: `Bearer ${token}` } }
}
