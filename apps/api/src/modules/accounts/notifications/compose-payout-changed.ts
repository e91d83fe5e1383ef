import type { Connection } from '@mofu/db/connect'
import { languageTag } from '@mofu/domain/languages'
import type { NotificationFacts } from '@mofu/domain/notification-kinds'
import { screenPaths } from '@mofu/domain/screen-paths'

import { mailOf } from '../../../platform/mail-template.ts'
import type { Mail } from '../../../platform/mailer.ts'
import { mailTemplates } from '../people/mail-templates.ts'
import { findAccount } from '../people/store.ts'

type Deps = { db: Connection; publicUrl: string }

/**
 * Warns every member of a shop that its payout address changes. Not a notification: an attacker who took over an
 * account could switch that off or mark it as read.
 */
export async function composePayoutChanged(
  { db, publicUrl }: Deps,
  accountId: string,
  { shopId = '', shop = '', address = '', when = '' }: NotificationFacts,
): Promise<Mail | undefined> {
  const account = await findAccount(db, accountId)
  if (!account || account.email === null) return undefined
  const { email, language } = account
  const url = `${publicUrl}${screenPaths.merchant(shopId)}`
  return mailOf(
    email,
    languageTag[language],
    mailTemplates(language).payoutChanged({ url, shop, address, when }),
  )
}
