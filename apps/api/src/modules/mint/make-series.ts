import { createHash } from 'node:crypto'

import { DomainError } from '@mofu/domain/domain-error'
import { nftDocument, nftFault } from '@mofu/domain/nft-document'

import { type ShownNft, shownOf } from './draft-nft.ts'

export type SeriesStore = {
  /** One that is there already is left as it is. */
  addSeries(series: {
    baseUri: string
    author: string
    shown: ShownNft
    document: Record<string, unknown>
  }): Promise<void>
  findSeries(baseUri: string): Promise<{ document: Record<string, unknown> } | undefined>
}

type World = { store: SeriesStore; publicUrl: string; mediaUrl: string }
export type SeriesWords = { name: string; introduction: string; url: string; poster: string | null }

/** Keeps what a series says, under a folder named after its content: it can never say anything else. */
export async function makeSeries(
  { store, publicUrl, mediaUrl }: World,
  author: string,
  { name, introduction, url, poster }: SeriesWords,
): Promise<string> {
  const words = { artworkName: name, artistName: '', introduction, socialLink: null, url, poster }
  const fault = nftFault(words, mediaUrl)
  if (fault) throw new DomainError(fault)
  const document = nftDocument(words, mediaUrl, {})
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex')
  const baseUri = folderOf(publicUrl, hash)
  await store.addSeries({ baseUri, author, shown: shownOf(words, mediaUrl), document })
  return baseUri
}

/** The document of one token of a series. */
export async function seriesDocument(
  { store, publicUrl }: Pick<World, 'store' | 'publicUrl'>,
  { hash, serial }: { hash: string; serial: string },
): Promise<Record<string, unknown>> {
  const found = /^[1-9]\d{0,9}$/.test(serial) ? await store.findSeries(folderOf(publicUrl, hash)) : undefined
  if (!found) throw new DomainError('uploads.media_not_found', { hash, serial })
  return { ...found.document, name: `${String(found.document['name'])} #${serial}` }
}

function folderOf(publicUrl: string, hash: string): string {
  return `${publicUrl}/api/v2/series/${hash}`
}
