import { mallLogin, passwordLogin } from '@mofu/wire/accounts'

import { call } from '../../../session/call.ts'
import { keepMall, keepReadOnly } from '../../../session/kept-session.ts'

/** One password opens both: looking at one's own things, and the mall. Each keeps a token of its own. */
export async function signInWithPassword({
  email,
  password,
}: {
  email: string
  password: string
}): Promise<void> {
  const { data: login } = await call(passwordLogin, { body: { username: email, password } })
  const { data: mall } = await call(mallLogin, { body: { email, password } })
  keepMall({ user: mall.username, token: mall.token })
  keepReadOnly({ account: login.address ?? '', username: login.username, token: login.token })
}
