import { account } from '@mofu/db/app/accounts'
import type { Connection } from '@mofu/db/connect'
import type { Language } from '@mofu/domain/languages'
import { and, eq, isNull, or } from 'drizzle-orm'

import type { Account } from './account.ts'
import { newInviteCode } from './invite-code.ts'

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

export async function findAccount(db: Connection, id: string): Promise<Account | undefined> {
  const [row] = await db.select(columns).from(account).where(eq(account.id, id))
  return row
}

export async function findAccountByEmail(db: Connection, email: string): Promise<Account | undefined> {
  const [row] = await db.select(columns).from(account).where(eq(account.email, email))
  return row
}

export async function findAccountByAddress(db: Connection, address: string): Promise<Account | undefined> {
  const [row] = await db.select(columns).from(account).where(eq(account.address, address))
  return row
}

/** The account of a wallet, created on its first login. */
export async function findOrInsertAccount(db: Connection, address: string): Promise<Account> {
  for (;;) {
    const known = await findAccountByAddress(db, address)
    if (known) return known
    // A concurrent login of the same wallet may come first, or the code may be taken: then look again.
    const [made] = await db
      .insert(account)
      .values({ address, inviteCode: newInviteCode() })
      .onConflictDoNothing()
      .returning(columns)
    if (made) return made
  }
}

/** Records the chain on which the wallet was first proven; false when it was proven on another one before. */
export async function setWalletChain(db: Connection, id: string, walletChainId: number): Promise<boolean> {
  const bound = await db
    .update(account)
    .set({ walletChainId })
    .where(
      and(eq(account.id, id), or(isNull(account.walletChainId), eq(account.walletChainId, walletChainId))),
    )
    .returning({ id: account.id })
  return bound.length === 1
}

export async function setLanguage(db: Connection, id: string, language: Language): Promise<void> {
  await db.update(account).set({ language }).where(eq(account.id, id))
}
