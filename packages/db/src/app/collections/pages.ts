import type { CollectionPage } from '@mofu/domain/collection-draft'
import { bigint, customType, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { moment, uint256 } from '../../columns.ts'
import { app } from '../schema.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** As stored: JSON has no large numbers. */
export type StoredDraft = CollectionPage & { name: string; symbol: string; maxMint: string; isOpen: boolean }

/** Drafts of collections that are not deployed yet. Visible to their author only. */
export const collectionDraft = app.table(
  'collection_draft',
  {
    id: uuid().primaryKey().defaultRandom(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    /** The wallet that wrote it; only this wallet may deploy it. */
    author: text().notNull(),
    draft: jsonb().$type<StoredDraft>().notNull(),
    /** The collection it became. The row stays, so that publishing twice is idempotent. */
    collectionId: text('collection_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('collection_draft_author').on(t.author, t.chainId, t.createdAt.desc().nullsFirst())],
)

/** What a collection's owner says about it, by the collection's id. The facts on chain are in app.collection. */
export const collectionPage = app.table('collection_page', {
  id: text().primaryKey(),
  logo: text(),
  banner: text(),
  description: text().notNull(),
  socialLink: text('social_link'),
  royalty: integer().notNull(),
  recipient: text().notNull(),
  publishedAt: moment('published_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Who changed it last: the owner or a collaborator at that time. */
  updatedBy: text('updated_by').notNull(),
})

/** The announced times of a sale's phases. Only the chain decides which phase is active. */
export const launchpad = app.table('launchpad', {
  id: text().primaryKey(),
  whitelistAt: moment('whitelist_at'),
  publicAt: moment('public_at'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** A list of wallets, by the root of its tree. Immutable. */
export const whitelistTree = app.table('whitelist_tree', {
  root: text().primaryKey(),
  /** The tree's nodes, 32 bytes each: a proof is sliced out of it without reading the rest. */
  nodes: bytes().notNull(),
  count: integer().notNull(),
  author: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const whitelistLeaf = app.table(
  'whitelist_leaf',
  {
    root: text()
      .notNull()
      .references(() => whitelistTree.root),
    addr: text().notNull(),
    price: uint256('price').notNull(),
    limit: bigint({ mode: 'number' }).notNull(),
    place: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.root, t.addr] })],
)
