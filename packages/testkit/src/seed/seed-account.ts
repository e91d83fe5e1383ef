import { account } from '@mofu/db/app/accounts'
import type { Transaction } from '@mofu/db/connect'
import { inviteAlphabet, inviteLength } from '@mofu/domain/invites'
import { eq } from 'drizzle-orm'

import { accountOf, type Person } from '../accounts.ts'

/** An invite code that is the same at each seeding: its letters are derived from the address. */
function inviteCodeOf(address: string): string {
  const letter = (place: number) => {
    const drawn = Number.parseInt(address.slice(2 + 4 * place, 6 + 4 * place), 16)
    return inviteAlphabet[drawn % inviteAlphabet.length]
  }
  return Array.from({ length: inviteLength }, (_, place) => letter(place)).join('')
}

/** The account of a person's wallet, created where there is none. */
export async function accountIdOf(tx: Transaction, person: Person): Promise<string> {
  const address = accountOf(person).address.toLowerCase()
  await tx
    .insert(account)
    .values({ address, inviteCode: inviteCodeOf(address) })
    .onConflictDoNothing({ target: account.address })
  const [found] = await tx.select({ id: account.id }).from(account).where(eq(account.address, address))
  if (!found) throw new Error(`${person} has no account`)
  return found.id
}
