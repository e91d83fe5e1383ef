import * as wire from '@mofu/wire/accounts/notifications'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../../platform/mount.ts'
import { type InboxStore, listNotifications } from './list-notifications.ts'
import { readSettings, type SettingStore } from './settings.ts'

const signedIn = { scopes: ['web3', 'readonly', 'mall'] } as const
const done = { data: { isDone: true } } as const

export function notificationRoutes(
  server: FastifyInstance,
  { store }: { store: InboxStore & SettingStore },
): void {
  mount(server, wire.notifications, signedIn, async ({ query: { before, pageSize } }, { accountId }) => {
    const { list, next, unread } = await listNotifications({ store }, { accountId, before, pageSize })
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
    await store.readUpTo(accountId, upTo)
    return done
  })

  mount(server, wire.notificationSettings, signedIn, async (_, { accountId }) => ({
    data: { list: await readSettings({ store }, accountId) },
  }))

  mount(server, wire.chooseNotification, signedIn, async ({ body: { kind, isMailed } }, { accountId }) => {
    await store.choose(accountId, kind, isMailed)
    return done
  })
}
