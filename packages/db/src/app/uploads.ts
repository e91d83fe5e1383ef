import type { PinFault } from '@mofu/domain/pinning'
import type { FileKind, UploadPurpose } from '@mofu/domain/upload-rules'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from '../columns.ts'
import { account } from './accounts.ts'
import { app } from './schema.ts'

/** Every stored file, once, by its content address. */
export const media = app.table(
  'media',
  {
    /** IPFS address (CIDv1) of the bytes as they are served. */
    cid: text().primaryKey(),
    type: text().$type<FileKind | 'application/json'>().notNull(),
    size: integer().notNull(),
    /** Of pictures; null for media without dimensions. */
    width: integer(),
    height: integer(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Since when the platform's IPFS node holds it, too. */
    pinnedAt: moment('pinned_at'),
    /** How often pinning failed, and why. */
    pinAttempts: integer('pin_tries').notNull().default(0),
    pinFault: text('pin_fault').$type<PinFault>(),
  },
  (t) => [
    index('media_unpinned')
      .on(t.cid)
      .where(sql`${t.pinnedAt} is null`),
  ],
)

/** Uploads per account, for quotas, and the progress of resumable uploads. */
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
    /** The resulting file; null until the upload is complete and valid. */
    cid: text().references(() => media.cid),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('upload_account').on(t.accountId, t.createdAt), index('upload_created').on(t.createdAt)],
)
