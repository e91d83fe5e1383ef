import type { Transaction } from '@mofu/db/connect'
import { languageTag } from '@mofu/domain/languages'

import { mailOf } from '../../../platform/mail-template.ts'
import type { Mail } from '../../../platform/mailer.ts'
import { newSecret } from '../../../platform/secrets.ts'
import { mailTemplates } from '../people/mail-templates.ts'
import { findAccountByEmail } from '../people/store.ts'
import { type Claim, linkSeconds } from './claim.ts'
import { deleteClaim, findClaim, setClaimExpiry } from './store.ts'

/**
 * Composes the mail that asks a mailbox to confirm, or the one that tells its owner why there is nothing to confirm.
 */
export async function composeClaim(
  tx: Transaction,
  { id, publicUrl }: { id: string; publicUrl: string },
): Promise<Mail | undefined> {
  const claim = await findClaim(tx, id)
  if (!claim) return undefined
  const { kind, email, language } = claim
  const letters = mailTemplates(language)
  const write = (letter: Parameters<typeof mailOf>[2]) => mailOf(email, languageTag[language], letter)
  const isKnown = (await findAccountByEmail(tx, email)) !== undefined
  // The token is in the fragment, which browsers do not send to servers.
  const link = async (page: string) => `${publicUrl}/${page}#token=${await giveToken(tx, claim)}`
  const hours = linkSeconds.register / 3_600

  switch (kind) {
    case 'register': {
      if (!isKnown) return write(letters.register({ url: await link('validateEmail'), hours }))
      await deleteClaim(tx, id)
      return write(letters.registerAgain({ url: forgetUrl(publicUrl, email) }))
    }
    case 'change': {
      if (!isKnown) return write(letters.changeEmail({ url: await link('validateEmail'), hours }))
      await deleteClaim(tx, id)
      return write(letters.emailTaken())
    }
    case 'reset': {
      if (isKnown)
        return write(letters.reset({ url: await link('resetPassword'), minutes: linkSeconds.reset / 60 }))
      // Nobody to write to. The claim lives as long as a link would, so that asking again takes the same path.
      await setClaimExpiry(tx, claim)
      return undefined
    }
  }
}

/** Creates the token of the link. Only its hash is stored. */
async function giveToken(tx: Transaction, claim: Claim): Promise<string> {
  const token = newSecret()
  await setClaimExpiry(tx, claim, token)
  return token
}

export function forgetUrl(publicUrl: string, email: string): string {
  return `${publicUrl}/forgetPassword?${new URLSearchParams({ email })}`
}
