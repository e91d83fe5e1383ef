import * as wire from '@mofu/wire/mall/invitations'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import type { Tries } from '../../../platform/tries.ts'
import { shoppers } from '../shoppers.ts'
import type { InvitationStore } from './invitation.ts'
import { inviteStaff } from './invite-staff.ts'

type Deps = { store: InvitationStore; tries: Tries }

const done = { data: { isDone: true } } as const

export function invitationRoutes(server: FastifyInstance, deps: Deps): void {
  const { store } = deps

  mount(server, wire.inviteStaff, shoppers, async ({ body }, { accountId }) => {
    await inviteStaff(deps, accountId, body)
    return done
  })

  mount(server, wire.cancelInvitation, shoppers, async ({ body: { shopId, id } }, { accountId }) => {
    await store.cancel(accountId, shopId, id)
    return done
  })

  mount(server, wire.myInvitations, shoppers, async (_, caller) => {
    const list = await store.listFor(caller)
    return { data: { list: list.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) } }
  })

  mount(server, wire.answerInvitation, shoppers, async ({ body: { id, isAccepted } }, caller) => {
    await store.answer(caller, id, isAccepted)
    return done
  })
}
