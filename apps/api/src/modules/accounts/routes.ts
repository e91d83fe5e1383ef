import type { BuiltInRoles } from '@mofu/domain/roles'
import type { FastifyInstance } from 'fastify'

import type { Tries } from '../../platform/tries.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { passwordHashing } from './password/passwords.ts'
import { passwordRoutes } from './password/routes.ts'
import type { OpenSession } from './people/account.ts'
import { personalRoutes } from './personal/routes.ts'
import { roleRoutes } from './roles/routes.ts'
import type { AccountStores } from './store.ts'
import { walletRoutes } from './wallet/routes.ts'
import { signatureCheck } from './wallet/verify-signature.ts'

export type AccountsWorld = {
  stores: AccountStores
  tries: Tries
  openSession: OpenSession
  endOtherSessions: (accountId: string, exceptId: string) => Promise<number>
  builtInRoles: BuiltInRoles
  publicUrl: string
  chainId: number
  networks: readonly { chainId: number | null; rpcUrls: readonly string[] }[]
}

/** Every call of accounts: wallets, passwords, one's own things, roles, notifications. */
export async function accountsRoutes(server: FastifyInstance, world: AccountsWorld): Promise<void> {
  const { stores, tries, openSession, endOtherSessions, publicUrl, chainId, networks } = world
  const { accounts, invites } = stores
  const shared = { accounts, invites, tries, openSession }
  walletRoutes(server, {
    ...shared,
    messages: stores.wallets,
    proofOf: signatureCheck(networks),
    publicUrl,
    defaultChainId: chainId,
    chainIds: networks.flatMap((one) =>
      one.chainId !== null && one.rpcUrls.length > 0 ? [one.chainId] : [],
    ),
  })
  passwordRoutes(server, { ...shared, claims: stores.passwords, passwords: await passwordHashing() })
  personalRoutes(server, { accounts, invites, store: stores.personal, endOtherSessions })
  roleRoutes(server, { store: stores.roles, builtIn: world.builtInRoles })
  notificationRoutes(server, { store: stores.notifications })
}
