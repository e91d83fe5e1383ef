import { account, loginMessage } from '@mofu/db/app/accounts'
import type { Connection, Transaction } from '@mofu/db/connect'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'

import type { LoginMessage } from './login-message.ts'

export async function deleteExpiredMessages(db: Connection): Promise<void> {
  await db.delete(loginMessage).where(lt(loginMessage.expiresAt, sql`now()`))
}

export async function insertMessage(db: Connection, message: LoginMessage): Promise<void> {
  await db.insert(loginMessage).values(message)
}

/** Unexpired messages of an address, newest first; a given nonce selects one. */
export function listLiveMessages(
  db: Connection,
  address: string,
  nonce: string | undefined,
  most: number,
): Promise<LoginMessage[]> {
  return db
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
    .limit(most)
}

/** Deletes an unexpired message. True for exactly one caller. */
export async function consumeMessage(db: Connection, nonce: string): Promise<boolean> {
  const taken = await db
    .delete(loginMessage)
    .where(and(eq(loginMessage.nonce, nonce), gt(loginMessage.expiresAt, sql`now()`)))
    .returning({ nonce: loginMessage.nonce })
  return taken.length === 1
}

/** The account that holds a wallet, locked. */
export async function lockWalletHolder(tx: Transaction, address: string): Promise<string | undefined> {
  const [holder] = await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.address, address))
    .for('update')
  return holder?.id
}

/** Sets the wallet of an account; false when it has one already. */
export async function setWallet(
  tx: Transaction,
  accountId: string,
  { address, walletChainId }: { address: string; walletChainId: number },
): Promise<boolean> {
  const set = await tx
    .update(account)
    .set({ address, walletChainId })
    .where(and(eq(account.id, accountId), isNull(account.address)))
    .returning({ id: account.id })
  return set.length === 1
}
