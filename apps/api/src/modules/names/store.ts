import { collection } from '@mofu/db/app/collections'
import { nft } from '@mofu/db/app/market'
import { name, nameEvent, nameSettings, nameText, primaryName } from '@mofu/db/app/names'
import type { Connection } from '@mofu/db/connect'
import type { CollectionState } from '@mofu/domain/collection-states'
import type { NameFilter } from '@mofu/domain/name-filters'
import { nameTimes } from '@mofu/domain/name-state'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'

type Ask = Pick<typeof nft.$inferSelect, 'price' | 'coin' | 'askStart' | 'askEnd'>
export type NameRow = typeof name.$inferSelect & { ask: Ask | null; primaryOf: string | null }
export type EventRow = typeof nameEvent.$inferSelect
type SettingsRow = typeof nameSettings.$inferSelect

/** The place of a name in its list. */
export type NamePlace = { at: number; order: number }
/** `ending` begins at 90 days, when everybody is warned, and is over with the expiry. */
const ENDING_SECONDS = 90 * 86_400

function selectNames(db: Connection) {
  return db
    .select({
      ...getTableColumns(name),
      ask: { price: nft.price, coin: nft.coin, askStart: nft.askStart, askEnd: nft.askEnd },
      primaryOf: primaryName.account,
    })
    .from(name)
    .leftJoin(nft, eq(nft.id, name.id))
    .leftJoin(primaryName, isPrimary)
    .$dynamic()
}

/** The choice was made after the last transfer, and the name resolves to who made it. */
const isPrimary = and(
  eq(primaryName.nameId, name.id),
  gt(primaryName.setOrder, name.movedOrder),
  eq(primaryName.account, sql`coalesce(${name.addr}, ${name.owner})`),
)

const isTaken = (time: number): SQL => gt(name.expiry, time - nameTimes.grace)

export type NamePage = {
  chainId: number
  time: number
  filter: NameFilter
  search: string
  after: NamePlace | undefined
  most: number
}

export function listNameRows(
  db: Connection,
  { chainId, time, filter, search, after, most }: NamePage,
): Promise<NameRow[]> {
  const isEnding = filter === 'ending'
  return selectNames(db)
    .where(
      and(
        eq(name.chainId, chainId),
        isTaken(time),
        isEnding ? and(gt(name.expiry, time), lt(name.expiry, time + ENDING_SECONDS)) : undefined,
        filter === 'listed' ? and(lt(nft.askStart, time + 1), gt(nft.askEnd, time)) : undefined,
        search === '' ? undefined : ilike(name.label, `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`),
        after === undefined
          ? undefined
          : isEnding
            ? or(
                gt(name.expiry, after.at),
                and(eq(name.expiry, after.at), lt(name.registeredOrder, after.order)),
              )
            : lt(name.registeredOrder, after.order),
      ),
    )
    .orderBy(...(isEnding ? [asc(name.expiry)] : []), desc(name.registeredOrder))
    .limit(most)
}

export async function findName(db: Connection, id: string): Promise<NameRow | undefined> {
  const [row] = await selectNames(db).where(eq(name.id, id))
  return row
}

type Alike = { chainId: number; label: string; skeleton: string; time: number; most: number }

export function listAlikeRows(
  db: Connection,
  { chainId, label, skeleton, time, most }: Alike,
): Promise<NameRow[]> {
  return selectNames(db)
    .where(and(eq(name.chainId, chainId), eq(name.skeleton, skeleton), ne(name.label, label), isTaken(time)))
    .orderBy(asc(name.label))
    .limit(most)
}

type Owned = { chainId: number; contract: string; owner: string; time: number }

function ofOwner({ chainId, contract, owner, time }: Owned): SQL | undefined {
  return and(eq(name.owner, owner), eq(name.chainId, chainId), eq(name.contract, contract), isTaken(time))
}

export function listOwnedRows(
  db: Connection,
  owned: Owned,
  { skip, most }: { skip: number; most: number },
): Promise<NameRow[]> {
  return selectNames(db)
    .where(ofOwner(owned))
    .orderBy(asc(name.expiry), asc(name.label))
    .offset(skip)
    .limit(most)
}

export function countOwned(db: Connection, owned: Owned): Promise<number> {
  return db.$count(name, ofOwner(owned))
}

export type IdentityRow = {
  account: string
  nameId: string
  label: string
  expiry: number
  /** The token in the avatar record, if the account owns it. */
  avatar: { id: string; title: string; url: string | null } | null
  state: CollectionState | null
}

/** The token that an avatar record names, as `avatarNftId` reads it. */
const avatarId = sql`(
  select parts[1] || '-' || lower(parts[2]) || '-' || parts[3]
  from regexp_match(${nameText.value}, '^eip155:([1-9]\\d{0,15})/erc721:(0x[0-9a-f]{40})/(0|[1-9]\\d{0,77})$', 'i') parts
)`

/** The primary names of accounts with their avatars, in one query: every list of people asks for them. */
export function listIdentityRows(
  db: Connection,
  { chainId, accounts, time }: { chainId: number; accounts: readonly string[]; time: number },
): Promise<IdentityRow[]> {
  const ids = accounts.map((account) => `${chainId}-${account}`)
  return db
    .select({
      account: primaryName.account,
      nameId: name.id,
      label: name.label,
      expiry: name.expiry,
      avatar: { id: nft.id, title: nft.title, url: pictureUrl },
      state: collection.state,
    })
    .from(primaryName)
    .innerJoin(name, and(isPrimary, gt(name.expiry, time)))
    .leftJoin(
      nameText,
      and(eq(nameText.id, sql`${name.id} || '-avatar'`), gt(nameText.setOrder, name.movedOrder)),
    )
    .leftJoin(nft, and(eq(nft.id, avatarId), eq(nft.owner, primaryName.account)))
    .leftJoin(collection, eq(collection.id, nft.collectionId))
    .where(inArray(primaryName.id, ids))
}

/** Text records since the name's last transfer; an empty one is none. */
export function listTexts(db: Connection, id: string): Promise<{ key: string; value: string }[]> {
  return db
    .select({ key: nameText.key, value: nameText.value })
    .from(nameText)
    .innerJoin(name, eq(name.id, nameText.nameId))
    .where(and(eq(nameText.nameId, id), gt(nameText.setOrder, name.movedOrder), ne(nameText.value, '')))
    .orderBy(asc(nameText.key))
}

/** A token's picture: the poster where it is a video or a sound. */
const pictureUrl = sql<
  string | null
>`case when ${nft.mediaType} = 'IMAGE' then ${nft.mediaUrl} else ${nft.posterUrl} end`

type TokenRow = { id: string; title: string; url: string | null; owner: string; state: CollectionState }

export async function findToken(db: Connection, id: string): Promise<TokenRow | undefined> {
  const [row] = await db
    .select({ id: nft.id, title: nft.title, url: pictureUrl, owner: nft.owner, state: collection.state })
    .from(nft)
    .innerJoin(collection, eq(collection.id, nft.collectionId))
    .where(eq(nft.id, id))
  return row
}

export function listEvents(db: Connection, id: string, most: number): Promise<EventRow[]> {
  return db
    .select()
    .from(nameEvent)
    .where(eq(nameEvent.nameId, id))
    .orderBy(desc(nameEvent.eventOrder))
    .limit(most)
}

export async function findSettings(db: Connection, chainId: number): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(nameSettings).where(eq(nameSettings.chainId, chainId)).limit(1)
  return row
}
