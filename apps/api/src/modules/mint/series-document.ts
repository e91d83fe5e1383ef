import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { folderOf } from './series-folder.ts'
import { findSeries } from './store.ts'

/** The document of one token of a series. */
export async function seriesDocument(
  { db, publicUrl }: { db: Database; publicUrl: string },
  { hash, serial }: { hash: string; serial: string },
): Promise<Record<string, unknown>> {
  const found = /^[1-9]\d{0,9}$/.test(serial) ? await findSeries(db, folderOf(publicUrl, hash)) : undefined
  if (!found) throw new DomainError('uploads.media_not_found', { hash, serial })
  return { ...found.document, name: `${String(found.document['name'])} #${serial}` }
}
