import { type Language, languageTag } from '@mofu/domain/languages'

import { mailOf } from '../../../platform/letter.ts'
import type { Mail } from '../../../platform/mailer.ts'
import { lettersIn } from '../people/letters.ts'
import { type Notification, sayNotification } from './notification.ts'

export type DigestReader = {
  reader(accountId: string): Promise<{ email: string | null; language: Language } | undefined>
  /** What the account wants by mail and has neither read nor been mailed, the newest first. */
  undigested(accountId: string): Promise<Notification[]>
}

const LINES = 10

export async function composeDigest(
  { store, publicUrl }: { store: DigestReader; publicUrl: string },
  accountId: string,
): Promise<{ mail: Mail; ids: number[] } | undefined> {
  const reader = await store.reader(accountId)
  if (!reader || reader.email === null) return undefined
  const news = await store.undigested(accountId)
  if (news.length === 0) return undefined
  const { email, language } = reader
  const lines = news.slice(0, LINES).map((one) => sayNotification(language, one))
  const letter = lettersIn(language).digest({
    url: `${publicUrl}/account`,
    lines,
    more: Math.max(0, news.length - LINES),
  })
  return { mail: mailOf(email, languageTag[language], letter), ids: news.map(({ id }) => id) }
}
