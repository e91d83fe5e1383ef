import type { Database } from '@mofu/db/connect'
import { shortAddress } from '@mofu/domain/address'
import { DomainError } from '@mofu/domain/domain-error'
import * as wire from '@mofu/wire/accounts'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { endSessions } from '../../../platform/sessions.ts'
import { findInviterCode } from '../invites/store.ts'
import { findAccount, findAccountByAddress } from '../people/store.ts'
import { deleteAccount } from './delete-account.ts'
import { endSession } from './end-session.ts'
import { exportAccount } from './export-account.ts'
import { listSessions } from './store.ts'

const signedIn = { scopes: ['web3', 'readonly', 'mall'] } as const
/** The mall's token is not enough to export or delete personal data. */
const owner = { scopes: ['web3', 'readonly'] } as const
const done = { data: { isDone: true } } as const

export function personalRoutes(server: FastifyInstance, db: Database): void {
  mount(server, wire.loginByAddress, 'anyone', async ({ params: { address } }) => {
    const account = await findAccountByAddress(db, address)
    return {
      data: { username: shortAddress(address), address, token: null, myCode: account?.inviteCode ?? null },
    }
  })

  mount(server, wire.me, signedIn, async (_, { accountId, roles, scope }) => {
    const account = await findAccount(db, accountId)
    if (!account) throw new DomainError('accounts.not_found')
    const { address, email, inviteCode, createdAt } = account
    return {
      data: {
        address,
        email,
        myCode: inviteCode,
        inviterCode: (await findInviterCode(db, accountId)) ?? null,
        roles: [...roles],
        scope,
        createdAt: createdAt.toISOString(),
      },
    }
  })

  mount(server, wire.signOut, signedIn, async (_, { accountId, sessionId }) => {
    await endSession(db, { accountId, id: sessionId })
    return done
  })

  mount(server, wire.sessions, owner, async (_, { accountId, sessionId }) => {
    const list = await listSessions(db, accountId)
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
    await endSession(db, { accountId, id })
    return done
  })

  mount(server, wire.endOtherSessions, owner, async (_, { accountId, sessionId }) => ({
    data: { ended: await endSessions(db, accountId, sessionId) },
  }))

  mount(server, wire.exportAccount, owner, async (_, { accountId }) => ({
    data: await exportAccount(db, accountId),
  }))

  mount(server, wire.deleteAccount, owner, async ({ body: { confirm } }, { accountId }) => {
    await deleteAccount(db, { accountId, confirm })
    return done
  })
}
