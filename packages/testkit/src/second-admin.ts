import { confirmProposal, proposals } from '@mofu/wire/accounts/proposals'
import { grantRole } from '@mofu/wire/accounts/roles'
import { CallError, createClient } from '@mofu/wire/client'

import { accountAt } from './accounts.ts'
import { bearer, signInWallet, tokenOf } from './sign-in.ts'

/** A wallet that nobody else in the tests has. */
export const SECOND_ADMIN = accountAt(180)

/** An admin besides the deployer, to confirm what the deployer or an operator proposes. */
export async function secondAdmin(apiUrl: string): Promise<ReturnType<typeof bearer>> {
  const call = createClient({ baseUrl: apiUrl })
  const deployer = bearer(await tokenOf(apiUrl, 'deployer'))
  const body = { address: SECOND_ADMIN.address, role: 'admin', reason: 'the second admin' } as const
  await call(grantRole, { body }, deployer).catch((error: unknown) => {
    if (!(error instanceof CallError && error.failure?.error === 'accounts.role_held')) throw error
  })
  return bearer((await signInWallet(apiUrl, SECOND_ADMIN)).v1Info.token)
}

/** Confirms as the second admin what waits about a quiz or an order; `about` is its number. Fails if nothing does. */
export async function confirmProposed(apiUrl: string, about: string): Promise<void> {
  const call = createClient({ baseUrl: apiUrl })
  const second = await secondAdmin(apiUrl)
  const { list } = (await call(proposals, { query: { pageSize: 100 } }, second)).data
  const found = list.find(({ subject }) => subject.endsWith(` ${about}`))
  if (!found) throw new Error(`nothing is proposed about ${about}`)
  await call(confirmProposal, { body: { id: found.id } }, second)
}
