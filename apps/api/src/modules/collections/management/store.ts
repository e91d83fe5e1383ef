import { collection } from '@mofu/db/app/collections'
import { collectionRight } from '@mofu/db/app/collections/launchpad'
import { collectionDraft, collectionPage, type StoredDraft } from '@mofu/db/app/collections/pages'
import type { Connection, Transaction } from '@mofu/db/connect'
import type { CollectionDraft, CollectionPage } from '@mofu/domain/collection-draft'
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'

import { facts } from '../store.ts'
import type { CollectionRole, ManagedCollection, Right, SavedDraft } from './managed-collection.ts'

const page = {
  logo: collectionPage.logo,
  banner: collectionPage.banner,
  description: collectionPage.description,
  socialLink: collectionPage.socialLink,
  royalty: collectionPage.royalty,
  recipient: collectionPage.recipient,
}

const managedFacts = { ...facts, page }

/** A role is valid in the epoch in which it was granted. */
const rightHere = and(
  eq(collectionRight.chainId, collection.chainId),
  eq(collectionRight.collection, collection.contract),
  eq(collectionRight.epoch, collection.epoch),
)

/** A minter is valid while its grantor is the owner, or a collaborator in the same term, as in the contract. */
const isMinter = sql<boolean>`(${collectionRight.isMinter} and (
  ${collectionRight.grantor} = ${collection.owner}
  or exists (
    select from ${collectionRight} g
    where g.chain_id = ${collection.chainId} and g.collection = ${collection.contract}
      and g.epoch = ${collection.epoch} and g.account = ${collectionRight.grantor}
      and g.is_collaborator and g.term = ${collectionRight.grantorTerm}
  )))`

const collectionsOf = (db: Connection, address: string) =>
  db
    .select({
      ...managedFacts,
      right: { isCollaborator: collectionRight.isCollaborator, isMinter },
    })
    .from(collection)
    .leftJoin(collectionPage, eq(collectionPage.id, collection.id))
    .leftJoin(collectionRight, and(rightHere, eq(collectionRight.account, address)))

/** One writer per wallet at a time, so that the count of open drafts is exact. */
export async function lockDrafts(tx: Transaction, author: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('collection-draft ' || ${author}, 0))`)
}

export function countOpenDrafts(tx: Transaction, author: string): Promise<number> {
  return tx.$count(
    collectionDraft,
    and(eq(collectionDraft.author, author), isNull(collectionDraft.collectionId)),
  )
}

export async function insertDraft(
  tx: Transaction,
  { author, chainId, draft }: { author: string; chainId: number; draft: CollectionDraft },
): Promise<string | undefined> {
  const [row] = await tx
    .insert(collectionDraft)
    .values({ author, chainId, draft: stored(draft) })
    .returning({ id: collectionDraft.id })
  return row?.id
}

export async function findDraft(db: Connection, id: string): Promise<SavedDraft | undefined> {
  const [row] = await db.select().from(collectionDraft).where(eq(collectionDraft.id, id))
  return row && savedDraft(row)
}

export async function updateDraft(db: Connection, id: string, draft: CollectionDraft): Promise<void> {
  await db
    .update(collectionDraft)
    .set({ draft: stored(draft), updatedAt: sql`now()` })
    .where(eq(collectionDraft.id, id))
}

export async function listOpenDrafts(db: Connection, author: string, chainId: number): Promise<SavedDraft[]> {
  const rows = await db
    .select()
    .from(collectionDraft)
    .where(
      and(
        eq(collectionDraft.author, author),
        eq(collectionDraft.chainId, chainId),
        isNull(collectionDraft.collectionId),
      ),
    )
    .orderBy(desc(collectionDraft.createdAt))
  return rows.map(savedDraft)
}

/** Undefined when there is no such collection, null when the wallet has no role in it. */
export async function findRole(
  db: Connection,
  id: string,
  address: string,
): Promise<CollectionRole | null | undefined> {
  const [row] = await collectionsOf(db, address).where(eq(collection.id, id))
  return row && roleOf(row, address)
}

export async function listManagedBy(
  db: Connection,
  address: string,
  chainId: number,
  most: number,
): Promise<(ManagedCollection & { role: CollectionRole })[]> {
  const rows = await collectionsOf(db, address)
    .where(
      and(
        eq(collection.chainId, chainId),
        or(eq(collection.owner, address), eq(collectionRight.isCollaborator, true), isMinter),
      ),
    )
    .orderBy(desc(collection.createdAt), asc(collection.id))
    .limit(most)
  return rows.flatMap(({ right, ...row }) => {
    const role = roleOf({ ...row, right }, address)
    return role ? [{ ...row, page: row.page, role }] : []
  })
}

export async function findManaged(db: Connection, id: string): Promise<ManagedCollection | undefined> {
  const [row] = await db
    .select(managedFacts)
    .from(collection)
    .leftJoin(collectionPage, eq(collectionPage.id, collection.id))
    .where(eq(collection.id, id))
  return row
}

/** Only those granted by the present owner. */
export function listRights(db: Connection, id: string): Promise<Right[]> {
  return db
    .select({
      account: collectionRight.account,
      isCollaborator: collectionRight.isCollaborator,
      isMinter,
    })
    .from(collectionRight)
    .innerJoin(collection, rightHere)
    .where(and(eq(collection.id, id), or(eq(collectionRight.isCollaborator, true), isMinter)))
    .orderBy(asc(collectionRight.account))
}

export async function upsertPage(
  db: Connection,
  id: string,
  by: string,
  values: CollectionPage,
): Promise<void> {
  await db
    .insert(collectionPage)
    .values({ id, ...pageOf(values), updatedBy: by })
    .onConflictDoUpdate({
      target: collectionPage.id,
      set: { ...pageOf(values), updatedBy: by, updatedAt: sql`now()` },
    })
}

/** Keeps a page that exists. */
export async function insertPage(
  tx: Transaction,
  id: string,
  by: string,
  values: CollectionPage,
): Promise<void> {
  await tx
    .insert(collectionPage)
    .values({ id, ...pageOf(values), updatedBy: by })
    .onConflictDoNothing()
}

/** Ends a draft: it became this collection. */
export async function setDraftCollection(
  tx: Transaction,
  draftId: string,
  collectionId: string,
): Promise<void> {
  await tx
    .update(collectionDraft)
    .set({ collectionId, updatedAt: sql`now()` })
    .where(eq(collectionDraft.id, draftId))
}

type Held = { owner: string; right: { isCollaborator: boolean; isMinter: boolean } | null }

function roleOf({ owner, right }: Held, address: string): CollectionRole | null {
  if (owner === address) return 'owner'
  if (right?.isCollaborator) return 'collaborator'
  return right?.isMinter ? 'minter' : null
}

function stored(draft: CollectionDraft): StoredDraft {
  return {
    ...pageOf(draft),
    name: draft.name,
    symbol: draft.symbol,
    maxMint: String(draft.maxMint),
    isOpen: draft.isOpen,
  }
}

function savedDraft({ draft, ...row }: typeof collectionDraft.$inferSelect): SavedDraft {
  return { ...row, draft: { ...draft, maxMint: BigInt(draft.maxMint) } }
}

function pageOf({
  logo,
  banner,
  description,
  socialLink,
  royalty,
  recipient,
}: CollectionPage): CollectionPage {
  return { logo, banner, description, socialLink, royalty, recipient }
}
