import { notificationKindNames } from '@mofu/domain/notification-kinds'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { count, done } from '../values.ts'

export const notifications = route({
  service: 'app',
  method: 'GET',
  path: '/accounts/notifications',
  summary: 'The inbox, newest first',
  query: z.object({
    before: z.optional(count(1, Number.MAX_SAFE_INTEGER)),
    pageSize: z._default(count(1, 100), 20),
  }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(notificationKindNames),
        facts: z.record(z.string(), z.string()),
        createdAt: z.string(),
        isRead: z.boolean(),
      }),
    ),
    next: z.nullable(z.int()),
    unread: z.int(),
  }),
})
export type Notification = z.output<typeof notifications.data>['list'][number]

export const readNotifications = route({
  service: 'app',
  method: 'POST',
  path: '/accounts/readNotifications',
  summary: 'Mark everything up to a notification as read',
  body: z.object({ upTo: z.int().check(z.positive()) }),
  data: done,
})

export const notificationSettings = route({
  service: 'app',
  method: 'GET',
  path: '/accounts/notificationSettings',
  summary: 'Which kinds of notifications are mailed',
  data: z.object({ list: z.array(z.object({ kind: z.enum(notificationKindNames), isMailed: z.boolean() })) }),
})

export const chooseNotification = route({
  service: 'app',
  method: 'POST',
  path: '/accounts/chooseNotification',
  summary: 'Choose whether a kind is mailed',
  body: z.object({ kind: z.enum(notificationKindNames), isMailed: z.boolean() }),
  data: done,
})
