import { languageTag } from '@mofu/domain/languages'

import { mailOf } from '../../../platform/letter.ts'
import type { Mail } from '../../../platform/mailer.ts'
import type { Account } from '../people/account.ts'
import { lettersIn } from '../people/letters.ts'
import { forgetUrl } from './compose-claim.ts'

type World = { store: { byId(id: string): Promise<Account | undefined> }; publicUrl: string }

/** Warns the present address of an account that somebody asked to replace it. */
export async function composeEmailChanging(
  { store, publicUrl }: World,
  accountId: string,
): Promise<Mail | undefined> {
  const account = await store.byId(accountId)
  if (!account || account.email === null) return undefined
  const { email, language } = account
  const letter = lettersIn(language).emailChanging({ url: forgetUrl(publicUrl, email) })
  return mailOf(email, languageTag[language], letter)
}

/** Tells the former address of an account that it was replaced. */
export async function composeEmailChanged(
  { store }: World,
  accountId: string,
  recipient: string | null,
): Promise<Mail | undefined> {
  const account = await store.byId(accountId)
  if (!account || recipient === null) return undefined
  const { language } = account
  return mailOf(recipient, languageTag[language], lettersIn(language).emailChanged())
}
