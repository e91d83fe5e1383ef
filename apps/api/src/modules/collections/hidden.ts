import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a token's collection is one that no list shows. For tables with the token's chain and contract. */
export function isOfHidden({
  chainId,
  collection,
}: {
  chainId: PgColumn
  collection: PgColumn
}): SQL<boolean> {
  return sql<boolean>`exists (select from app.collection c
    where c.id = ${chainId} || '-' || ${collection} and c.state not in ('unverified', 'verified'))`
}
