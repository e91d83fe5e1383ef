import type { PinFault } from '@mofu/domain/pinning'
import type { FileKind, UploadPurpose } from '@mofu/domain/upload-rules'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from '../columns.ts'
import { account } from './accounts.ts'
import { app } from './schema.ts'

/** Every file we keep, once, under the address that its bytes give it. */
export const media = app.table(
  'media',
  {
    /** IPFS address (CIDv1) of the bytes as they are served. */
    cid: text().primaryKey(),
    type: text().$type<FileKind | 'application/json'>().notNull(),
    size: integer().notNull(),
    /** Of pictures; null for what has no size to see. */
    width: integer(),
    height: integer(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Since when the house's IPFS node holds it, too. */
    pinnedAt: moment('pinned_at'),
    /** How often handing it over failed, and why. */
    pinTries: integer('pin_tries').notNull().default(0),
    pinFault: text('pin_fault').$type<PinFault>(),
  },
  (t) => [
    index('media_unpinned')
      .on(t.cid)
      .where(sql`${t.pinnedAt} is null`),
  ],
)

/** Who sent what, for quotas; and how far an upload that may be paused has come. */
export const upload = app.table(
  'upload',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    purpose: text().$type<UploadPurpose>().notNull(),
    name: text().notNull(),
    /** As announced; counted against the quota from the start. */
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** What became of it; null until it is whole and was found good. */
    cid: text().references(() => media.cid),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('upload_account').on(t.accountId, t.createdAt), index('upload_created').on(t.createdAt)],
)
