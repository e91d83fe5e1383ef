import type { Database } from '@mofu/db/connect'
import { referralBind, referralStatus } from '@mofu/wire/referrals'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../platform/mount.ts'
import { bindInviter, findInviterCode } from '../accounts/index.ts'
import { ownAccount } from './own-address.ts'

/** SPEC §7: bound when above 0. */
const BOUND = 1
const UNBOUND = 0

export function referralsRoutes(server: FastifyInstance, db: Database): void {
  mount(server, referralStatus, { scopes: ['web3', 'readonly'] }, async ({ params: { x } }, caller) => {
    const code = await findInviterCode(db, ownAccount(caller, x))
    return { data: code === undefined ? UNBOUND : BOUND }
  })

  mount(server, referralBind, { scopes: ['web3', 'readonly'] }, async ({ params: { a, b } }, caller) => {
    const accountId = ownAccount(caller, a)
    return { data: { inviterCode: await bindInviter(db, { accountId, code: b }) } }
  })
}
