import { account } from '@mofu/db/app/accounts'
import type { Database, Transaction } from '@mofu/db/connect'
import type { Language } from '@mofu/domain/languages'
import { and, eq, isNull, or, sql } from 'drizzle-orm'

import type { Account } from './account.ts'
import { newInviteCode } from './invite-code.ts'

export type AccountStore = {
  byId(id: string): Promise<Account | undefined>
  byEmail(email: string): Promise<Account | undefined>
  byAddress(address: string): Promise<Account | undefined>
  /** The account of a wallet, made when it comes for the first time. */
  ofAddress(address: string): Promise<Account>
  /** Notes where the wallet was proven, the first time; false when it was proven elsewhere before. */
  bindWallet(id: string, walletChainId: number): Promise<boolean>
  speaks(id: string, language: Language): Promise<void>
  /** For whoever sees purchases: from the first one on, no inviter can be bound. */
  noteFirstPurchase(address: string): Promise<void>
}

const columns = {
  id: account.id,
  address: account.address,
  email: account.email,
  passwordHash: account.passwordHash,
  inviteCode: account.inviteCode,
  inviterId: account.inviterId,
  language: account.language,
  createdAt: account.createdAt,
}

export function accountStore(db: Database | Transaction): AccountStore {
  const store: AccountStore = {
    byId: async (id) => (await db.select(columns).from(account).where(eq(account.id, id)))[0],
    byEmail: async (email) => (await db.select(columns).from(account).where(eq(account.email, email)))[0],
    byAddress: async (address) =>
      (await db.select(columns).from(account).where(eq(account.address, address)))[0],
    ofAddress: async (address) => {
      for (;;) {
        const known = await store.byAddress(address)
        if (known) return known
        // Another login of the same wallet may come first, or the code may be taken: then we look again.
        const [made] = await db
          .insert(account)
          .values({ address, inviteCode: newInviteCode() })
          .onConflictDoNothing()
          .returning(columns)
        if (made) return made
      }
    },
    bindWallet: async (id, walletChainId) => {
      const bound = await db
        .update(account)
        .set({ walletChainId })
        .where(
          and(
            eq(account.id, id),
            or(isNull(account.walletChainId), eq(account.walletChainId, walletChainId)),
          ),
        )
        .returning({ id: account.id })
      return bound.length === 1
    },
    speaks: async (id, language) => {
      await db.update(account).set({ language }).where(eq(account.id, id))
    },
    noteFirstPurchase: async (address) => {
      await db
        .update(account)
        .set({ firstBoughtAt: sql`coalesce(${account.firstBoughtAt}, now())` })
        .where(eq(account.address, address))
    },
  }
  return store
}
