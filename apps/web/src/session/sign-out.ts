import { signOut as endSession } from '@mofu/wire/accounts'

import { call } from './call.ts'
import { dropReadOnly, dropWeb3, keptSession, storedMallToken } from './kept-session.ts'

/** Ends the sessions of e-mail and password here and on the server, and starts the page anew (SPEC §4). */
export async function signOutReadOnly(): Promise<void> {
  const tokens = [keptSession().readOnly?.token, storedMallToken()]
  dropReadOnly()
  await Promise.all(tokens.map(endOnServer))
  window.location.reload()
}

/** SPEC §4: disconnecting a wallet clears what it signed in. */
export async function signOutWallet(): Promise<void> {
  const token = keptSession().web3?.token
  dropWeb3()
  await endOnServer(token)
}

/** The browser has forgotten it already; a server that cannot be reached lets it run out. */
async function endOnServer(token: string | undefined): Promise<void> {
  if (token === undefined) return
  await call(endSession, {}, { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined)
}
