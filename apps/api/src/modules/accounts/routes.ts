import type { Database } from '@mofu/db/connect'
import type { BuiltInRoles } from '@mofu/domain/roles'
import type { FastifyInstance } from 'fastify'

import type { AttemptLimiter } from '../../platform/attempt-limiter.ts'
import type { ProposalActions } from '../../platform/proposal-actions.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { passwordHashing } from './password/passwords.ts'
import { passwordRoutes } from './password/routes.ts'
import { personalRoutes } from './personal/routes.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { roleRoutes } from './roles/routes.ts'
import { type SpendingDeps, spendingRoutes } from './spending/routes.ts'
import { walletRoutes } from './wallet/routes.ts'
import { signatureCheck } from './wallet/verify-signature.ts'

export type AccountsDeps = SpendingDeps & {
  db: Database
  limiter: AttemptLimiter
  builtInRoles: BuiltInRoles
  newAdminHours: number
  publicUrl: string
  chainId: number
  proposalActions: ProposalActions
  networks: readonly { chainId: number | null; rpcUrls: readonly string[] }[]
}

/** All routes of accounts: wallets, passwords, personal data, roles, notifications, spending. */
export async function accountsRoutes(
  server: FastifyInstance,
  { db, limiter, builtInRoles, newAdminHours, publicUrl, chainId, networks, ...rest }: AccountsDeps,
): Promise<void> {
  walletRoutes(server, {
    db,
    limiter,
    proofOf: signatureCheck(networks),
    publicUrl,
    defaultChainId: chainId,
    chainIds: networks.flatMap((one) =>
      one.chainId !== null && one.rpcUrls.length > 0 ? [one.chainId] : [],
    ),
  })
  passwordRoutes(server, { db, limiter, passwords: await passwordHashing() })
  personalRoutes(server, db)
  roleRoutes(server, { db, builtIn: builtInRoles })
  const admins = { builtInRoles, chainId }
  const { proposalActions: actions, ...spending } = rest
  proposalRoutes(server, { db, admins, newAdminHours, actions })
  notificationRoutes(server, db)
  spendingRoutes(server, { ...spending, db })
}
