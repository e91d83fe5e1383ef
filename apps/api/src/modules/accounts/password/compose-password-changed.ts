import { languageTag } from '@mofu/domain/languages'

import { mailOf } from '../../../platform/letter.ts'
import type { Mail } from '../../../platform/mailer.ts'
import type { Account } from '../people/account.ts'
import { lettersIn } from '../people/letters.ts'
import { forgetUrl } from './compose-claim.ts'

type World = { store: { byId(id: string): Promise<Account | undefined> }; publicUrl: string }

/** Tells the owner of an account that its password is another one, in case it was not them. */
export async function composePasswordChanged(
  { store, publicUrl }: World,
  accountId: string,
): Promise<Mail | undefined> {
  const account = await store.byId(accountId)
  if (!account || account.email === null) return undefined
  const { email, language } = account
  const letter = lettersIn(language).passwordChanged({ url: forgetUrl(publicUrl, email) })
  return mailOf(email, languageTag[language], letter)
}
