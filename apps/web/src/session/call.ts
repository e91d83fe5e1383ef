import { CallError, type CallOptions, createClient, type Reply } from '@mofu/wire/client'
import type { Input, Route } from '@mofu/wire/route'

import { account } from './account.ts'
import { dropMallToken, dropWeb3, keptSession, storedMallToken, storedMallUser } from './kept-session.ts'
import { openLoginDialog } from './login-dialog-state.ts'
import { takeKnown } from './page-answers.ts'
import { noteBlock } from './reached-block.ts'

const send = createClient({ baseUrl: '', takeKnown })

/** Every call of the web app goes through here, so that each reply also tells how far the read model has come. */
export const call: typeof send = async (route, input, options) => {
  const reply = await send(route, input, options)
  if (reply.at) noteBlock(reply.at.chainId, reply.at.block)
  return reply
}

/** A call in the name of whoever is signed in. Public reads go without, so that anything in between may keep them. */
export async function callSigned<R extends Route>(
  route: R,
  input: Input<R>,
  options: CallOptions = {},
): Promise<Reply<R>> {
  const { token, onDead } = tokenFor(route)
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  try {
    return await call(route, input, { ...options, headers: { ...options.headers, ...headers } })
  } catch (error) {
    // SPEC §7: 401 with a message asks to sign in again.
    if (error instanceof CallError && error.status === 401 && error.failure?.msg) onDead()
    throw error
  }
}

/** The session of the wallet that is connected, while one is. */
function web3Session() {
  const { web3 } = keptSession()
  const now = account.get()
  const isOther = now.status === 'connected' && now.address.toLowerCase() !== web3?.address
  return now.status === 'none' || isOther ? undefined : web3
}

function tokenFor({ service }: Pick<Route, 'service'>): { token: string | undefined; onDead: () => void } {
  const web3 = web3Session()
  if (service === 'mall') {
    // A wallet that has signed shops in its own name; when its session has died, either way in will do.
    if (web3) return { token: web3.token, onDead: () => (dropWeb3(), askForPassword()) }
    return { token: storedMallToken(), onDead: () => (dropMallToken(), askForPassword()) }
  }
  // A wallet signs in by signing: the screens ask for that where it is needed.
  if (web3) return { token: web3.token, onDead: dropWeb3 }
  return { token: keptSession().readOnly?.token, onDead: askForPassword }
}

function askForPassword(): void {
  openLoginDialog(storedMallUser() === undefined ? 'login' : 'mall')
}
