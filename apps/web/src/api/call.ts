import { CallError, type CallOptions, createClient, createFileClient, type Reply } from '@mofu/wire/client'
import type { Input, Route } from '@mofu/wire/route'

import { openLoginDialog } from '../session/login-dialog-state.ts'
import {
  dropMallToken,
  dropWeb3,
  storedSession,
  storedMallToken,
  storedMallUser,
} from '../session/stored-session.ts'
import { account } from '../wallet/account.ts'
import { advanceBlock } from './indexed-block.ts'
import { takePreloaded } from './preloaded-responses.ts'

const send = createClient({ baseUrl: '', takePreloaded })
const callFile = createFileClient({ baseUrl: '' })

/** Every API call goes through here: a response updates the indexed block, a failure is logged and rejected. */
export const call: typeof send = async (route, input, options) => {
  try {
    const reply = await send(route, input, options)
    if (reply.at) advanceBlock(reply.at.chainId, reply.at.block)
    return reply
  } catch (error) {
    if (!options?.signal?.aborted) logFailure(route, error)
    throw error
  }
}

/** Without the parameters: they may be an address or an e-mail. */
function logFailure({ method, path }: Route, error: unknown): void {
  const reason =
    error instanceof CallError ? `${error.status} ${error.failure?.error ?? ''}`.trim() : 'invalid response'
  // oxlint-disable-next-line no-console -- SPEC §8: failed requests are logged
  console.warn(`request failed: ${method} ${path}: ${reason}`)
}

/** A call on behalf of the signed-in user. Public reads carry no token, so that proxies may cache them. */
export function callSigned<R extends Route>(
  route: R,
  input: Input<R>,
  options: CallOptions = {},
): Promise<Reply<R>> {
  return withSession(route, options, (signed) => call(route, input, signed))
}

/** The same for a call that answers with a file. */
export function callFileSigned<R extends Route>(route: R, input: Input<R>): Promise<Blob> {
  return withSession(route, {}, (signed) => callFile(route, input, signed))
}

async function withSession<Answer>(
  route: Pick<Route, 'service'>,
  options: CallOptions,
  ask: (signed: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  const { token, onDead } = tokenFor(route)
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  try {
    return await ask({ ...options, headers: { ...options.headers, ...headers } })
  } catch (error) {
    // SPEC §7: 401 with a message asks the user to sign in again.
    if (error instanceof CallError && error.status === 401 && error.failure?.msg) onDead()
    throw error
  }
}

/** The session of the connected wallet, if it has signed in. */
function web3Session() {
  const { web3 } = storedSession()
  const now = account.get()
  const isOther = now.status === 'connected' && now.address.toLowerCase() !== web3?.address
  return now.status === 'none' || isOther ? undefined : web3
}

function tokenFor({ service }: Pick<Route, 'service'>): { token: string | undefined; onDead: () => void } {
  const web3 = web3Session()
  if (service === 'mall') {
    // A signed-in wallet shops under its own account. Once its session has expired, either login works.
    if (web3) return { token: web3.token, onDead: () => (dropWeb3(), askForPassword()) }
    return { token: storedMallToken(), onDead: () => (dropMallToken(), askForPassword()) }
  }
  // A wallet signs in with a signature: the screens that need one ask for it.
  if (web3) return { token: web3.token, onDead: dropWeb3 }
  return { token: storedSession().readOnly?.token, onDead: askForPassword }
}

function askForPassword(): void {
  openLoginDialog(storedMallUser() === undefined ? 'login' : 'mall')
}
