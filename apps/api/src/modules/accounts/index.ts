import { bindInviter } from './invites/bind-inviter.ts'
import { findInviterCode } from './invites/store.ts'
import { notify } from './notifications/notify.ts'
import { withdrawNotifications } from './notifications/store.ts'
import { type ProveWallet, walletProof } from './wallet/prove-wallet.ts'

export { bindInviter, findInviterCode, notify, walletProof, withdrawNotifications }
export type { ProveWallet }
