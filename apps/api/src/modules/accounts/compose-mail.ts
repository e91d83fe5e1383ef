import type { Compose } from '../../platform/send-mail.ts'
import { composePayoutChanged } from './notifications/compose-payout-changed.ts'
import { composeClaim } from './password/compose-claim.ts'
import { composeEmailChanged, composeEmailChanging } from './password/compose-email-changed.ts'
import { composePasswordChanged } from './password/compose-password-changed.ts'

/** Composes each mail that accounts have queued, at the moment it is sent. */
export function composeMail(publicUrl: string): Compose {
  return async (tx, { kind, subjectId, recipient = null, facts = {} }) => {
    const deps = { db: tx, publicUrl }
    switch (kind) {
      case 'claim':
        return composeClaim(tx, { id: subjectId, publicUrl })
      case 'password-changed':
        return composePasswordChanged(deps, subjectId)
      case 'payout-changed':
        return composePayoutChanged(deps, subjectId, facts)
      case 'email-changing':
        return composeEmailChanging(deps, subjectId)
      case 'email-changed':
        return composeEmailChanged(deps, subjectId, recipient)
    }
  }
}
