import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/mall/merchant/staff'
import type { FastifyInstance } from 'fastify'

import type { AttemptLimiter } from '../../../../platform/attempt-limiter.ts'
import { mount } from '../../../../platform/mount.ts'
import { shoppers } from '../../shoppers.ts'
import { answerInvitation } from './answer-invitation.ts'
import { cancelInvitation } from './cancel-invitation.ts'
import { inviteStaff } from './invite-staff.ts'
import { listInvitationsFor } from './store.ts'

type Deps = { db: Database; limiter: AttemptLimiter }

const done = { data: { isDone: true } } as const

export function invitationRoutes(server: FastifyInstance, deps: Deps): void {
  const { db } = deps

  mount(server, wire.inviteStaff, shoppers, async ({ body }, { accountId }) => {
    await inviteStaff(deps, accountId, body)
    return done
  })

  mount(server, wire.cancelInvitation, shoppers, async ({ body: { shopId, id } }, { accountId }) => {
    await cancelInvitation(db, accountId, { shopId, id })
    return done
  })

  mount(server, wire.myInvitations, shoppers, async (_, caller) => {
    const list = await listInvitationsFor(db, caller)
    return { data: { list: list.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) } }
  })

  mount(server, wire.answerInvitation, shoppers, async ({ body: { id, isAccepted } }, caller) => {
    await answerInvitation(db, caller, { id, isAccepted })
    return done
  })
}
