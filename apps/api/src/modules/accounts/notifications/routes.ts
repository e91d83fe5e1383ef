import type { Database } from '@mofu/db/connect'
import * as wire from '@mofu/wire/accounts/notifications'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { listNotifications } from './list-notifications.ts'
import { readSettings } from './read-settings.ts'
import { markRead, upsertSetting } from './store.ts'

const signedIn = { scopes: ['web3', 'readonly', 'mall'] } as const
const done = { data: { isDone: true } } as const

export function notificationRoutes(server: FastifyInstance, db: Database): void {
  mount(server, wire.notifications, signedIn, async ({ query: { before, pageSize } }, { accountId }) => {
    const { list, next, unread } = await listNotifications(db, { accountId, before, pageSize })
    return {
      data: {
        list: list.map(({ createdAt, readAt, ...one }) => ({
          ...one,
          createdAt: createdAt.toISOString(),
          isRead: readAt !== null,
        })),
        next,
        unread,
      },
    }
  })

  mount(server, wire.readNotifications, signedIn, async ({ body: { upTo } }, { accountId }) => {
    await markRead(db, accountId, upTo)
    return done
  })

  mount(server, wire.notificationSettings, signedIn, async (_, { accountId }) => ({
    data: { list: await readSettings(db, accountId) },
  }))

  mount(server, wire.chooseNotification, signedIn, async ({ body: { kind, isMailed } }, { accountId }) => {
    await upsertSetting(db, accountId, { kind, isMailed })
    return done
  })
}
