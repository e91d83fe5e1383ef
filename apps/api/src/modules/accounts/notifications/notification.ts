import type { Language } from '@mofu/domain/languages'
import type { NotificationFacts, NotificationKind } from '@mofu/domain/notification-kinds'
import type { NotificationWords } from '@mofu/words/mails/template'
import { notificationWords as en } from '@mofu/words/notifications/en'
import { notificationWords as jp } from '@mofu/words/notifications/jp'
import { notificationWords as tc } from '@mofu/words/notifications/tc'

export type Notification = {
  id: number
  kind: NotificationKind
  facts: NotificationFacts
  createdAt: Date
  readAt: Date | null
}

export type NewNotification = {
  accountId: string
  kind: NotificationKind
  facts: NotificationFacts
  /** Identifies the event: reported again, it creates no second notification. */
  eventId: string
}

/** A notification that is mailed by itself, and who reads it. */
export type ImmediateNotification = Pick<Notification, 'id' | 'facts'> & {
  accountId: string
  email: string
  language: Language
}

export type NotificationSetting = { kind: NotificationKind; isMailed: boolean }

const words: Record<Language, NotificationWords> = { en, tc, jp }

export function sayNotification(
  language: Language,
  { kind, facts }: Pick<Notification, 'kind' | 'facts'>,
): string {
  return words[language][kind](facts)
}
