import { collection } from '@mofu/db/app/collections'
import { collectionDraft, collectionPage, type StoredDraft } from '@mofu/db/app/collections/pages'
import { collectionRight } from '@mofu/db/app/collections/sales'
import type { Database } from '@mofu/db/connect'
import type { CollectionDraft, CollectionPage } from '@mofu/domain/collection-draft'
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'

import { facts } from '../store.ts'
import type { CollectionRole, KeptDraft } from './kept-collection.ts'
import type { KeptStore } from './list-kept.ts'
import type { PageStore } from './write-page.ts'

const page = {
  logo: collectionPage.logo,
  banner: collectionPage.banner,
  description: collectionPage.description,
  socialLink: collectionPage.socialLink,
  royalty: collectionPage.royalty,
  recipient: collectionPage.recipient,
}

const keptFacts = { ...facts, page }

/** A right counts in the epoch it was given in. */
const rightHere = and(
  eq(collectionRight.chainId, collection.chainId),
  eq(collectionRight.collection, collection.contract),
  eq(collectionRight.epoch, collection.epoch),
)

/** A minter counts while its grantor is the owner, or a collaborator in the same term, as in the contract. */
const isMinter = sql<boolean>`(${collectionRight.isMinter} and (
  ${collectionRight.grantor} = ${collection.owner}
  or exists (
    select from ${collectionRight} g
    where g.chain_id = ${collection.chainId} and g.collection = ${collection.contract}
      and g.epoch = ${collection.epoch} and g.account = ${collectionRight.grantor}
      and g.is_collaborator and g.term = ${collectionRight.grantorTerm}
  )))`

export function keepingStore(db: Database): PageStore & KeptStore {
  const collectionsOf = (address: string) =>
    db
      .select({
        ...keptFacts,
        right: { isCollaborator: collectionRight.isCollaborator, isMinter },
      })
      .from(collection)
      .leftJoin(collectionPage, eq(collectionPage.id, collection.id))
      .leftJoin(collectionRight, and(rightHere, eq(collectionRight.account, address)))

  return {
    addDraft: (author, chainId, draft, most) =>
      db.transaction(async (tx) => {
        // One writer a wallet at a time, so that the count holds.
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended('collection-draft ' || ${author}, 0))`,
        )
        const open = await tx.$count(
          collectionDraft,
          and(eq(collectionDraft.author, author), isNull(collectionDraft.collectionId)),
        )
        if (open >= most) return undefined
        const [row] = await tx
          .insert(collectionDraft)
          .values({ author, chainId, draft: stored(draft) })
          .returning({ id: collectionDraft.id })
        return row?.id
      }),

    findDraft: async (id) => {
      const [row] = await db.select().from(collectionDraft).where(eq(collectionDraft.id, id))
      return row && kept(row)
    },

    changeDraft: async (id, draft) => {
      await db
        .update(collectionDraft)
        .set({ draft: stored(draft), updatedAt: sql`now()` })
        .where(eq(collectionDraft.id, id))
    },

    openDrafts: async (author, chainId) => {
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
      return rows.map(kept)
    },

    roleIn: async (id, address) => {
      const [row] = await collectionsOf(address).where(eq(collection.id, id))
      return row && roleOf(row, address)
    },

    keptBy: async (address, chainId, most) => {
      const rows = await collectionsOf(address)
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
    },

    findKept: async (id) => {
      const [row] = await db
        .select(keptFacts)
        .from(collection)
        .leftJoin(collectionPage, eq(collectionPage.id, collection.id))
        .where(eq(collection.id, id))
      return row
    },

    rightsIn: (id) =>
      db
        .select({
          account: collectionRight.account,
          isCollaborator: collectionRight.isCollaborator,
          isMinter,
        })
        .from(collectionRight)
        .innerJoin(collection, rightHere)
        .where(and(eq(collection.id, id), or(eq(collectionRight.isCollaborator, true), isMinter)))
        .orderBy(asc(collectionRight.account)),

    writePage: async (id, by, values) => {
      await db
        .insert(collectionPage)
        .values({ id, ...pageOf(values), updatedBy: by })
        .onConflictDoUpdate({
          target: collectionPage.id,
          set: { ...pageOf(values), updatedBy: by, updatedAt: sql`now()` },
        })
    },

    publishDraft: (draftId, collectionId, by, values) =>
      db.transaction(async (tx) => {
        await tx
          .insert(collectionPage)
          .values({ id: collectionId, ...pageOf(values), updatedBy: by })
          .onConflictDoNothing()
        await tx
          .update(collectionDraft)
          .set({ collectionId, updatedAt: sql`now()` })
          .where(eq(collectionDraft.id, draftId))
      }),
  }
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

function kept({ draft, ...row }: typeof collectionDraft.$inferSelect): KeptDraft {
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
