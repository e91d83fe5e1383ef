import type { Connection } from '@mofu/db/connect'
import { languageTag } from '@mofu/domain/languages'
import { screenPaths } from '@mofu/domain/screen-paths'

import { mailOf } from '../../../platform/mail-template.ts'
import type { Mail } from '../../../platform/mailer.ts'
import { mailTemplates } from '../people/mail-templates.ts'
import { type Notification, sayNotification } from './notification.ts'
import { findDigestReader } from './store.ts'

const LINES = 10

/** A mail with the given notifications, newest first; undefined when the account has no address. */
export async function composeDigest(
  { db, publicUrl }: { db: Connection; publicUrl: string },
  { accountId, news }: { accountId: string; news: readonly Notification[] },
): Promise<Mail | undefined> {
  const reader = await findDigestReader(db, accountId)
  if (!reader || reader.email === null) return undefined
  const { email, language } = reader
  const lines = news.slice(0, LINES).map((one) => sayNotification(language, one))
  const letter = mailTemplates(language).digest({
    url: `${publicUrl}${screenPaths.account()}`,
    lines,
    more: Math.max(0, news.length - LINES),
  })
  return mailOf(email, languageTag[language], letter)
}
