import { account, loginMessage } from '@mofu/db/app/accounts'
import type { Database } from '@mofu/db/connect'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'

import type { MessageStore } from './create-message.ts'
import type { LinkStore } from './link-wallet.ts'
import type { SignedMessageStore } from './take-signed-message.ts'

export function walletStore(db: Database): MessageStore & SignedMessageStore & LinkStore {
  return {
    add: async (message) => {
      await db.delete(loginMessage).where(lt(loginMessage.expiresAt, sql`now()`))
      await db.insert(loginMessage).values(message)
    },
    alive: (address, nonce, most) =>
      db
        .select()
        .from(loginMessage)
        .where(
          and(
            eq(loginMessage.address, address),
            gt(loginMessage.expiresAt, sql`now()`),
            nonce === undefined ? undefined : eq(loginMessage.nonce, nonce),
          ),
        )
        .orderBy(desc(loginMessage.expiresAt))
        .limit(most),
    take: async (nonce) => {
      const taken = await db
        .delete(loginMessage)
        .where(and(eq(loginMessage.nonce, nonce), gt(loginMessage.expiresAt, sql`now()`)))
        .returning({ nonce: loginMessage.nonce })
      return taken.length === 1
    },
    link: (accountId, address, walletChainId) =>
      db.transaction(async (tx) => {
        const [holder] = await tx
          .select({ id: account.id })
          .from(account)
          .where(eq(account.address, address))
          .for('update')
        if (holder) return holder.id === accountId ? 'has_one' : 'taken'
        const set = await tx
          .update(account)
          .set({ address, walletChainId })
          .where(and(eq(account.id, accountId), isNull(account.address)))
          .returning({ id: account.id })
        return set.length === 1 ? 'linked' : 'has_one'
      }),
  }
}
