import { createHash } from 'node:crypto'

import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { nftDocument, nftFault } from '@mofu/domain/nft-document'

import { shownOf } from './draft-nft.ts'
import { folderOf } from './series-folder.ts'
import { insertSeries } from './store.ts'

type Deps = { db: Database; publicUrl: string; mediaUrl: string }
export type SeriesWords = { name: string; introduction: string; url: string; poster: string | null }

/** Stores the metadata of a series in a folder named by its content hash: it can never change. */
export async function makeSeries(
  { db, publicUrl, mediaUrl }: Deps,
  author: string,
  { name, introduction, url, poster }: SeriesWords,
): Promise<string> {
  const words = { artworkName: name, artistName: '', introduction, socialLink: null, url, poster }
  const fault = nftFault(words, mediaUrl)
  if (fault) throw new DomainError(fault)
  const document = nftDocument(words, mediaUrl, {})
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex')
  const baseUri = folderOf(publicUrl, hash)
  await insertSeries(db, { baseUri, author, shown: shownOf(words, mediaUrl), document })
  return baseUri
}
