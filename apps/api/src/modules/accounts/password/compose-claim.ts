import { languageTag } from '@mofu/domain/languages'

import { mailOf } from '../../../platform/letter.ts'
import type { Mail } from '../../../platform/mailer.ts'
import { lettersIn } from '../people/letters.ts'
import { type Claim, linkSeconds } from './claim.ts'

export type ClaimMailStore = {
  claim(id: string): Promise<Claim | undefined>
  hasAccount(email: string): Promise<boolean>
  drop(id: string): Promise<void>
  /** Without a link, for as long as one would work. */
  letExpire(claim: Claim): Promise<void>
  /** Makes the secret of the link. Only its hash stays here. */
  giveToken(claim: Claim): Promise<string>
}

/** Writes the mail that asks a mailbox to say yes, or the one that tells its owner why nobody needs to ask. */
export async function composeClaim(
  { store, publicUrl }: { store: ClaimMailStore; publicUrl: string },
  id: string,
): Promise<Mail | undefined> {
  const claim = await store.claim(id)
  if (!claim) return undefined
  const { kind, email, language } = claim
  const letters = lettersIn(language)
  const write = (letter: Parameters<typeof mailOf>[2]) => mailOf(email, languageTag[language], letter)
  const isKnown = await store.hasAccount(email)
  // The link's secret stands behind the #, which browsers keep to themselves.
  const link = async (page: string) => `${publicUrl}/${page}#token=${await store.giveToken(claim)}`
  const hours = linkSeconds.register / 3_600

  switch (kind) {
    case 'register': {
      if (!isKnown) return write(letters.register({ url: await link('validateEmail'), hours }))
      await store.drop(id)
      return write(letters.registerAgain({ url: forgetUrl(publicUrl, email) }))
    }
    case 'change': {
      if (!isKnown) return write(letters.changeEmail({ url: await link('validateEmail'), hours }))
      await store.drop(id)
      return write(letters.emailTaken())
    }
    case 'reset': {
      if (isKnown)
        return write(letters.reset({ url: await link('resetPassword'), minutes: linkSeconds.reset / 60 }))
      // Nobody to write to. The claim lives on as long as a link would, so that asking again takes the same way.
      await store.letExpire(claim)
      return undefined
    }
  }
}

export function forgetUrl(publicUrl: string, email: string): string {
  return `${publicUrl}/forgetPassword?${new URLSearchParams({ email })}`
}
