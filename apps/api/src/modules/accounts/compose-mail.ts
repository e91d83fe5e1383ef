import type { Compose } from '../../platform/mails.ts'
import { composePayoutChanged } from './notifications/compose-payout-changed.ts'
import { composeClaim } from './password/compose-claim.ts'
import { composeEmailChanged, composeEmailChanging } from './password/compose-email-changed.ts'
import { composePasswordChanged } from './password/compose-password-changed.ts'
import { claimMailStore } from './password/store.ts'
import { accountStore } from './people/store.ts'

/** Writes each mail that accounts have queued, at the moment it is sent. */
export function composeMail(publicUrl: string): Compose {
  return async (tx, { kind, subjectId, recipient = null, facts = {} }) => {
    const world = { store: accountStore(tx), publicUrl }
    switch (kind) {
      case 'claim':
        return composeClaim({ store: claimMailStore(tx), publicUrl }, subjectId)
      case 'password-changed':
        return composePasswordChanged(world, subjectId)
      case 'payout-changed':
        return composePayoutChanged(world, subjectId, facts)
      case 'email-changing':
        return composeEmailChanging(world, subjectId)
      case 'email-changed':
        return composeEmailChanged(world, subjectId, recipient)
    }
  }
}
