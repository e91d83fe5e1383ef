import type { Database } from '@mofu/db/connect'
import { isListed } from '@mofu/domain/collection-states'

import { type IdentityRow, listIdentityRows } from './store.ts'

type Avatar = { id: string; title: string; url: string | null }

/** Who an address is: its primary name, and the pet it chose as its avatar. */
export type Identity = {
  address: string
  nameId: string
  name: string
  expiry: number
  avatar: Avatar | null
}

export type AskedIdentities = { chainId: number; time: number; accounts: readonly string[] }

/** The identities of accounts at a time of the chain; an account without a primary name has none. */
export async function listIdentities(db: Database, asked: AskedIdentities): Promise<Identity[]> {
  const rows = await listIdentityRows(db, asked)
  return rows.map((row) => ({
    address: row.account,
    nameId: row.nameId,
    name: `${row.label}.pet`,
    expiry: row.expiry,
    avatar: avatarOf(row),
  }))
}

function avatarOf({ avatar, state }: IdentityRow): Avatar | null {
  return avatar && state && isListed(state) ? avatar : null
}
