import { randomUUID } from 'node:crypto'

import { DomainError } from '@mofu/domain/domain-error'
import { nftDocument, nftFault, type NftWords, ownFile } from '@mofu/domain/nft-document'

import { type FileStorage, storeDocument } from '../uploads/index.ts'
import type { ShownNft } from './minted.ts'
import { findLine, insertNftDraft } from './store.ts'

export type NftDeps = { storage: FileStorage; mediaUrl: string }

export type NftOrder = {
  words: NftWords
  isOriginal: boolean
  collectionId: string | null
  bulk: { id: string; line: number } | null
}

export type DraftedNft = { id: string; tokenURI: string; url: string }

const SCHEME = 'ipfs://'

/** Stores a token's metadata before anything is spent. Every document is unique, so no two tokens share a URI. */
export async function draftNft(
  { storage, mediaUrl }: NftDeps,
  author: string,
  { words, isOriginal, collectionId, bulk }: NftOrder,
): Promise<DraftedNft> {
  if (!isOriginal) throw new DomainError('mint.not_original')
  const fault = nftFault(words, mediaUrl)
  if (fault) throw new DomainError(fault)
  const before = bulk && (await findLine(storage.db, author, bulk))
  if (before) return drafted(before.id, before.tokenUri, mediaUrl)
  const id = randomUUID()
  const cid = await storeDocument(
    storage,
    nftDocument(words, mediaUrl, bulk ? { bulk: bulk.id, line: bulk.line } : { draft: id }),
  )
  const tokenUri = SCHEME + cid
  await insertNftDraft(storage.db, {
    id,
    author,
    collectionId,
    tokenUri,
    shown: shownOf(words, mediaUrl),
    bulk,
  })
  return drafted(id, tokenUri, mediaUrl)
}

function drafted(id: string, tokenUri: string, mediaUrl: string): DraftedNft {
  return { id, tokenURI: tokenUri, url: `${mediaUrl}/files/${tokenUri.slice(SCHEME.length)}.json` }
}

export function shownOf(words: NftWords, mediaUrl: string): ShownNft {
  const file = ownFile(words.url, mediaUrl)
  return {
    title: words.artworkName.trim(),
    description: words.introduction.trim(),
    // Lists show pictures small; videos and audio are served as they are.
    mediaUrl: file?.type === 'IMAGE' ? `${mediaUrl}/files/${file.cid}/768.webp` : words.url,
    mediaType: file?.type ?? 'IMAGE',
    traits:
      words.artistName.trim() === ''
        ? []
        : [{ type: 'Artist', value: words.artistName.trim(), perTenThousand: null }],
  }
}
