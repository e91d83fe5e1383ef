import { composeMail } from './compose-mail.ts'
import { bindInviter, type InviteStore } from './invites/bind-inviter.ts'
import { digestWorker } from './notifications/send-digest.ts'
import { digestStore, notify, sweepNotifications, withdrawNotifications } from './notifications/store.ts'
import { accountsRoutes } from './routes.ts'
import { accountStores } from './store.ts'
import { type ProveWallet, walletProof } from './wallet/prove-wallet.ts'

export {
  accountsRoutes,
  accountStores,
  bindInviter,
  composeMail,
  digestStore,
  digestWorker,
  notify,
  sweepNotifications,
  walletProof,
  withdrawNotifications,
}
export type { InviteStore, ProveWallet }
