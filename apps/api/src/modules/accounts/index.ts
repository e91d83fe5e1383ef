import { composeMail } from './compose-mail.ts'
import { bindInviter, type InviteStore } from './invites/bind-inviter.ts'
import { runDigests } from './notifications/run-digests.ts'
import { notify, queueDigests } from './notifications/store.ts'
import { accountsRoutes } from './routes.ts'
import { accountStores } from './store.ts'
import { type ProveWallet, walletProof } from './wallet/prove-wallet.ts'

export {
  accountsRoutes,
  accountStores,
  bindInviter,
  composeMail,
  notify,
  queueDigests,
  runDigests,
  walletProof,
}
export type { InviteStore, ProveWallet }
