import { shortAddress } from '@mofu/domain/address'
import { DomainError } from '@mofu/domain/domain-error'
import * as wire from '@mofu/wire/accounts'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import type { InviteStore } from '../invites/bind-inviter.ts'
import type { AccountStore } from '../people/store.ts'
import { deleteAccount, type DeleteStore } from './delete-account.ts'
import { endSession, type SessionStore } from './end-session.ts'
import { exportAccount, type ExportStore } from './export-account.ts'

export type PersonalWorld = {
  accounts: AccountStore
  invites: InviteStore
  store: SessionStore & ExportStore & DeleteStore
  endOtherSessions: (accountId: string, exceptId: string) => Promise<number>
}

const signedIn = { scopes: ['web3', 'readonly', 'mall'] } as const
/** To look at what is kept, or to take it away, the mall's token is not enough. */
const owner = { scopes: ['web3', 'readonly'] } as const
const done = { data: { isDone: true } } as const

export function personalRoutes(server: FastifyInstance, world: PersonalWorld): void {
  const { accounts, invites, store } = world

  mount(server, wire.loginByAddress, 'anyone', async ({ params: { address } }) => {
    const account = await accounts.byAddress(address)
    return {
      data: { username: shortAddress(address), address, token: null, myCode: account?.inviteCode ?? null },
    }
  })

  mount(server, wire.me, signedIn, async (_, { accountId, roles, scope }) => {
    const account = await accounts.byId(accountId)
    if (!account) throw new DomainError('accounts.not_found')
    const { address, email, inviteCode, createdAt } = account
    return {
      data: {
        address,
        email,
        myCode: inviteCode,
        inviterCode: (await invites.codeOf(accountId)) ?? null,
        roles: [...roles],
        scope,
        createdAt: createdAt.toISOString(),
      },
    }
  })

  mount(server, wire.signOut, signedIn, async (_, { accountId, sessionId }) => {
    await endSession(world, { accountId, id: sessionId })
    return done
  })

  mount(server, wire.sessions, owner, async (_, { accountId, sessionId }) => {
    const list = await store.sessionsOf(accountId)
    return {
      data: {
        list: list.map(({ createdAt, seenAt, ...one }) => ({
          ...one,
          createdAt: createdAt.toISOString(),
          seenAt: seenAt.toISOString(),
          isThis: one.id === sessionId,
        })),
      },
    }
  })

  mount(server, wire.endSession, owner, async ({ body: { id } }, { accountId }) => {
    await endSession(world, { accountId, id })
    return done
  })

  mount(server, wire.endOtherSessions, owner, async (_, { accountId, sessionId }) => ({
    data: { ended: await world.endOtherSessions(accountId, sessionId) },
  }))

  mount(server, wire.exportAccount, owner, async (_, { accountId }) => ({
    data: await exportAccount({ store }, accountId),
  }))

  mount(server, wire.deleteAccount, owner, async ({ body: { confirm } }, { accountId }) => {
    await deleteAccount(world, { accountId, confirm })
    return done
  })
}
