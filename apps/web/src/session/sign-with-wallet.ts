import { linkWallet, walletLogin, walletLoginByInviter, walletNonce } from '@mofu/wire/accounts'

import { call, callSigned } from './call.ts'
import { forgetInviteCode, inviteCode } from './invite-code.ts'
import { keepReadOnly, keepWeb3, keptSession } from './kept-session.ts'

export type Asked = { address: string; nonce: string; message: string }

/** The text the wallet will show. It is ours, word for word, so a person can read it here first. */
export async function askForMessage(address: string, chainId: number): Promise<Asked> {
  const { data } = await call(walletNonce, { params: { address }, query: { chainId } })
  return { address, nonce: data.nonce, message: data.message }
}

/** Signs in with what the wallet signed; with an invite code in the page's address, through its inviter. Gives why a code was not taken. */
export async function signInWithWallet({ address, nonce }: Asked, signature: string): Promise<string | null> {
  const signed = { publicAddress: address, signature, nonce }
  const inviterCode = inviteCode()
  const { data } = inviterCode
    ? await call(walletLoginByInviter, { body: { ...signed, inviterCode } })
    : await call(walletLogin, { body: signed })
  forgetInviteCode()
  keepWeb3({ address: data.publicAddress, token: data.v1Info.token, myCode: data.v1Info.myCode })
  return data.inviteRefusal
}

export async function linkSignedWallet({ address, nonce }: Asked, signature: string): Promise<void> {
  const { data } = await callSigned(linkWallet, { body: { publicAddress: address, signature, nonce } })
  const { readOnly } = keptSession()
  if (readOnly) keepReadOnly({ ...readOnly, account: data.address })
}
