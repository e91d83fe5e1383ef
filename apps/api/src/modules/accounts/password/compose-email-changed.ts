import type { Connection } from '@mofu/db/connect'
import { languageTag } from '@mofu/domain/languages'

import { mailOf } from '../../../platform/mail-template.ts'
import type { Mail } from '../../../platform/mailer.ts'
import { mailTemplates } from '../people/mail-templates.ts'
import { findAccount } from '../people/store.ts'
import { forgetUrl } from './compose-claim.ts'

type Deps = { db: Connection; publicUrl: string }

/** Warns the present address of an account that a change was requested. */
export async function composeEmailChanging(
  { db, publicUrl }: Deps,
  accountId: string,
): Promise<Mail | undefined> {
  const account = await findAccount(db, accountId)
  if (!account || account.email === null) return undefined
  const { email, language } = account
  const letter = mailTemplates(language).emailChanging({ url: forgetUrl(publicUrl, email) })
  return mailOf(email, languageTag[language], letter)
}

/** Notifies the former address of an account that it was replaced. */
export async function composeEmailChanged(
  { db }: Deps,
  accountId: string,
  recipient: string | null,
): Promise<Mail | undefined> {
  const account = await findAccount(db, accountId)
  if (!account || recipient === null) return undefined
  const { language } = account
  return mailOf(recipient, languageTag[language], mailTemplates(language).emailChanged())
}
