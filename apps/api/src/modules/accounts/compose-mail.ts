import type { Mail } from '../../platform/mailer.ts'
import type { Compose, Composed } from '../../platform/run-mails.ts'
import { composeDigest } from './notifications/compose-digest.ts'
import { composePayoutChanged } from './notifications/compose-payout-changed.ts'
import { digestStore } from './notifications/store.ts'
import { composeClaim } from './password/compose-claim.ts'
import { composeEmailChanged, composeEmailChanging } from './password/compose-email-changed.ts'
import { composePasswordChanged } from './password/compose-password-changed.ts'
import { claimMailStore } from './password/store.ts'
import { accountStore } from './people/store.ts'

/** Writes each mail that accounts have queued, at the moment it is sent. */
export function composeMail(publicUrl: string): Compose {
  return async (tx, { kind, subjectId, recipient, facts }) => {
    const world = { store: accountStore(tx), publicUrl }
    switch (kind) {
      case 'claim':
        return just(await composeClaim({ store: claimMailStore(tx), publicUrl }, subjectId))
      case 'digest':
        return digest(publicUrl, tx, subjectId)
      case 'password-changed':
        return just(await composePasswordChanged(world, subjectId))
      case 'payout-changed':
        return just(await composePayoutChanged(world, subjectId, facts))
      case 'email-changing':
        return just(await composeEmailChanging(world, subjectId))
      case 'email-changed':
        return just(await composeEmailChanged(world, subjectId, recipient))
    }
  }
}

function just(mail: Mail | undefined): Composed | undefined {
  return mail && { mail }
}

/** News count as mailed only once the mail has gone. */
async function digest(publicUrl: string, tx: Parameters<Compose>[0], accountId: string) {
  const composed = await composeDigest({ store: digestStore(tx), publicUrl }, accountId)
  if (!composed) return undefined
  const { mail, ids } = composed
  return { mail, onSent: (later: typeof tx) => digestStore(later).noteDigested(ids) }
}
