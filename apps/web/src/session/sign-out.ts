import { signOut as endSession } from '@mofu/wire/accounts'

import { call } from '../api/call.ts'
import { dropReadOnly, dropWeb3, storedSession, storedMallToken } from './stored-session.ts'

/** Ends the e-mail and password sessions here and on the server, and reloads the page (SPEC §4). */
export async function signOutReadOnly(): Promise<void> {
  const tokens = [storedSession().readOnly?.token, storedMallToken()]
  dropReadOnly()
  await Promise.all(tokens.map(endOnServer))
  window.location.reload()
}

/** SPEC §4: disconnecting a wallet clears its session. */
export async function signOutWallet(): Promise<void> {
  const token = storedSession().web3?.token
  dropWeb3()
  await endOnServer(token)
}

/** The browser has already dropped the token; if the server is unreachable, the session expires there. */
async function endOnServer(token: string | undefined): Promise<void> {
  if (token === undefined) return
  await call(endSession, {}, { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined)
}
