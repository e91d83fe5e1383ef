import { languageTag } from '@mofu/domain/languages'
import type { NotificationFacts } from '@mofu/domain/notification-kinds'

import { mailOf } from '../../../platform/letter.ts'
import type { Mail } from '../../../platform/mailer.ts'
import type { Account } from '../people/account.ts'
import { lettersIn } from '../people/letters.ts'

type World = { store: { byId(id: string): Promise<Account | undefined> }; publicUrl: string }

/**
 * Warns everybody who works in a shop that its sales will be paid to another address. Not a notification: whoever took over
 * an account could switch it off or mark it as read.
 */
export async function composePayoutChanged(
  { store, publicUrl }: World,
  accountId: string,
  { shopId = '', shop = '', address = '', when = '' }: NotificationFacts,
): Promise<Mail | undefined> {
  const account = await store.byId(accountId)
  if (!account || account.email === null) return undefined
  const { email, language } = account
  const url = `${publicUrl}/mall/desk/${shopId}`
  return mailOf(email, languageTag[language], lettersIn(language).payoutChanged({ url, shop, address, when }))
}
