import type { Language } from '@mofu/domain/languages'
import type { Notification } from '@mofu/wire/accounts/notifications'
import type { NotificationWords } from '@mofu/words/mails/template'
import { notificationWords as en } from '@mofu/words/notifications/en'
import { notificationWords as jp } from '@mofu/words/notifications/jp'
import { notificationWords as tc } from '@mofu/words/notifications/tc'

import { useLanguage } from '../../i18n/language.ts'

const words: Record<Language, NotificationWords> = { en, tc, jp }

/** The same sentence as in the e-mail. */
export function useNotificationWords(): (one: Pick<Notification, 'kind' | 'facts'>) => string {
  const language = useLanguage()
  return ({ kind, facts }) => words[language][kind](facts)
}
