import { mallLogin, passwordLogin } from '@mofu/wire/accounts'

import { call } from '../../../api/call.ts'
import { storeMall, storeReadOnly } from '../../../session/stored-session.ts'

/** One password signs in to both the account and the mall. Each has its own token. */
export async function signInWithPassword({
  email,
  password,
}: {
  email: string
  password: string
}): Promise<void> {
  const { data: login } = await call(passwordLogin, { body: { username: email, password } })
  const { data: mall } = await call(mallLogin, { body: { email, password } })
  storeMall({ user: mall.username, token: mall.token })
  storeReadOnly({ account: login.address ?? '', username: login.username, token: login.token })
}
