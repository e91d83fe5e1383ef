import { bigint, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment, uint256 } from '../columns.ts'
import { app } from './schema.ts'

/** What a screen shows of a token, taken from its document when that was kept. */
export type ShownNft = {
  title: string
  description: string
  mediaUrl: string
  mediaType: 'IMAGE' | 'VIDEO' | 'audio'
  traits: { type: string; value: string; perTenThousand: null }[]
}

/** A token to be: its document is kept and has its address; whether it was minted, only the chain says. */
export const nftDraft = app.table(
  'nft_draft',
  {
    id: uuid().primaryKey(),
    author: text().notNull(),
    collectionId: text('collection_id'),
    tokenUri: text('token_uri').notNull().unique(),
    shown: jsonb().$type<ShownNft>().notNull(),
    /** The bulk it belongs to, and its line there. */
    bulkId: uuid('bulk_id'),
    line: integer(),
    /** The token it became, once its author said so and the chain agreed. */
    chainId: bigint('chain_id', { mode: 'number' }),
    tokenId: uint256('token_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('nft_draft_line').on(t.bulkId, t.line),
    index('nft_draft_author').on(t.author, t.createdAt.desc().nullsFirst()),
  ],
)

/** What every token of a series says, under the folder it is served from. Never changes. */
export const seriesDocument = app.table('series_document', {
  baseUri: text('base_uri').primaryKey(),
  author: text().notNull(),
  shown: jsonb().$type<ShownNft>().notNull(),
  document: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
