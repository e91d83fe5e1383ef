import { bindInviter } from './invites/bind-inviter.ts'
import { findInviterCode } from './invites/store.ts'
import { mailNotification } from './notifications/mail-notification.ts'
import type { ImmediateNotification } from './notifications/notification.ts'
import { notify, notifyAtOnce } from './notifications/notify.ts'
import { withdrawNotifications } from './notifications/store.ts'
import type { AdminSource } from './proposals/admin-source.ts'
import { confirmProposal } from './proposals/confirm-proposal.ts'
import { propose } from './proposals/propose.ts'
import { withdrawProposal } from './proposals/withdraw-proposal.ts'
import { type ProveWallet, walletProof } from './wallet/prove-wallet.ts'

export {
  bindInviter,
  confirmProposal,
  findInviterCode,
  mailNotification,
  notify,
  notifyAtOnce,
  propose,
  walletProof,
  withdrawNotifications,
  withdrawProposal,
}
export type { AdminSource, ImmediateNotification, ProveWallet }
