import { bigint, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment, uint256 } from '../columns.ts'
import { app } from './schema.ts'

/** What a screen shows of a token, extracted from its document when that was stored. */
export type ShownNft = {
  title: string
  description: string
  mediaUrl: string
  mediaType: 'IMAGE' | 'VIDEO' | 'audio'
  traits: { type: string; value: string; perTenThousand: null }[]
}

/** A draft of a token: its document is stored and has its address; only the chain says whether it was minted. */
export const nftDraft = app.table(
  'nft_draft',
  {
    id: uuid().primaryKey(),
    author: text().notNull(),
    collectionId: text('collection_id'),
    tokenUri: text('token_uri').notNull().unique(),
    shown: jsonb().$type<ShownNft>().notNull(),
    /** Its bulk mint, and its line there. */
    bulkId: uuid('bulk_id'),
    line: integer(),
    /** The token it became, once its author claimed it and the chain confirmed it. */
    chainId: bigint('chain_id', { mode: 'number' }),
    tokenId: uint256('token_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('nft_draft_line').on(t.bulkId, t.line),
    index('nft_draft_author').on(t.author, t.createdAt.desc().nullsFirst()),
  ],
)

/** The metadata shared by all tokens of a series, by the folder it is served from. Immutable. */
export const seriesDocument = app.table('series_document', {
  baseUri: text('base_uri').primaryKey(),
  author: text().notNull(),
  shown: jsonb().$type<ShownNft>().notNull(),
  document: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
