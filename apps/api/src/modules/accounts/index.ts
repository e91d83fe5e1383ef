import { composeMail } from './compose-mail.ts'
import { bindInviter, type InviteStore } from './invites/bind-inviter.ts'
import { digestWorker } from './notifications/send-digest.ts'
import { digestStore, notify } from './notifications/store.ts'
import { accountsRoutes } from './routes.ts'
import { accountStores } from './store.ts'

export { accountsRoutes, accountStores, bindInviter, composeMail, digestStore, digestWorker, notify }
export type { InviteStore }
