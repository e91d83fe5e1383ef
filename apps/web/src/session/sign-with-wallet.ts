import { linkWallet, walletLogin, walletLoginByInviter, walletNonce } from '@mofu/wire/accounts'

import { call, callSigned } from '../api/call.ts'
import { forgetInviteCode, inviteCode } from './invite-code.ts'
import { storeReadOnly, storeWeb3, storedSession } from './stored-session.ts'

export type Asked = { address: string; nonce: string; message: string }

/** The message the wallet will show. It is exactly ours, so that the user can read it here first. */
export async function requestSignInMessage(address: string, chainId: number): Promise<Asked> {
  const { data } = await call(walletNonce, { params: { address }, query: { chainId } })
  return { address, nonce: data.nonce, message: data.message }
}

/** Signs in with the wallet's signature, and with the stored invite code. Returns why a code was rejected. */
export async function signInWithWallet({ address, nonce }: Asked, signature: string): Promise<string | null> {
  const signed = { publicAddress: address, signature, nonce }
  const inviterCode = inviteCode()
  const { data } = inviterCode
    ? await call(walletLoginByInviter, { body: { ...signed, inviterCode } })
    : await call(walletLogin, { body: signed })
  forgetInviteCode()
  storeWeb3({ address: data.publicAddress, token: data.v1Info.token, myCode: data.v1Info.myCode })
  return data.inviteRefusal
}

export async function linkSignedWallet({ address, nonce }: Asked, signature: string): Promise<void> {
  const { data } = await callSigned(linkWallet, { body: { publicAddress: address, signature, nonce } })
  const { readOnly } = storedSession()
  if (readOnly) storeReadOnly({ ...readOnly, account: data.address })
}
