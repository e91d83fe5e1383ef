import type { Connection } from '@mofu/db/connect'
import { languageTag } from '@mofu/domain/languages'

import { mailOf } from '../../../platform/mail-template.ts'
import type { Mail } from '../../../platform/mailer.ts'
import { mailTemplates } from '../people/mail-templates.ts'
import { findAccount } from '../people/store.ts'
import { forgetUrl } from './compose-claim.ts'

type Deps = { db: Connection; publicUrl: string }

/** Notifies the owner of an account that its password was changed, in case it was not them. */
export async function composePasswordChanged(
  { db, publicUrl }: Deps,
  accountId: string,
): Promise<Mail | undefined> {
  const account = await findAccount(db, accountId)
  if (!account || account.email === null) return undefined
  const { email, language } = account
  const letter = mailTemplates(language).passwordChanged({ url: forgetUrl(publicUrl, email) })
  return mailOf(email, languageTag[language], letter)
}
