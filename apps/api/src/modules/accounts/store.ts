import type { Database } from '@mofu/db/connect'

import { inviteStore } from './invites/store.ts'
import { notificationStore } from './notifications/store.ts'
import { passwordStore } from './password/store.ts'
import { accountStore } from './people/store.ts'
import { personalStore } from './personal/store.ts'
import { roleStore } from './roles/store.ts'
import { walletStore } from './wallet/store.ts'

export type AccountStores = ReturnType<typeof accountStores>

/** Everything accounts remember, each room with its own part. */
export function accountStores(db: Database) {
  return {
    accounts: accountStore(db),
    invites: inviteStore(db),
    wallets: walletStore(db),
    passwords: passwordStore(db),
    personal: personalStore(db),
    roles: roleStore(db),
    notifications: notificationStore(db),
  }
}
