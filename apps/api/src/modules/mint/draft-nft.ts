import { randomUUID } from 'node:crypto'

import { DomainError } from '@mofu/domain/domain-error'
import { type MediaType, nftDocument, nftFault, type NftWords, ownFile } from '@mofu/domain/nft-document'

export type ShownNft = {
  title: string
  description: string
  mediaUrl: string
  mediaType: MediaType
  traits: { type: string; value: string; perTenThousand: null }[]
}

type NewNft = {
  id: string
  author: string
  collectionId: string | null
  tokenUri: string
  shown: ShownNft
  bulk: { id: string; line: number } | null
}

export type NftDraftStore = {
  addNft(nft: NewNft): Promise<void>
  /** What is kept for a line of a bulk already. */
  findLine(
    author: string,
    bulk: { id: string; line: number },
  ): Promise<{ id: string; tokenUri: string } | undefined>
}

export type NftWorld = {
  store: NftDraftStore
  keepDocument: (document: unknown) => Promise<string>
  mediaUrl: string
}

export type NftOrder = {
  words: NftWords
  isOriginal: boolean
  collectionId: string | null
  bulk: { id: string; line: number } | null
}

export type DraftedNft = { id: string; tokenURI: string; url: string }

const SCHEME = 'ipfs://'

/** Keeps what a token will say before anything is spent. Every document is its own, so no two tokens share an address. */
export async function draftNft(
  { store, keepDocument, mediaUrl }: NftWorld,
  author: string,
  { words, isOriginal, collectionId, bulk }: NftOrder,
): Promise<DraftedNft> {
  if (!isOriginal) throw new DomainError('mint.not_original')
  const fault = nftFault(words, mediaUrl)
  if (fault) throw new DomainError(fault)
  const before = bulk && (await store.findLine(author, bulk))
  if (before) return drafted(before.id, before.tokenUri, mediaUrl)
  const id = randomUUID()
  const cid = await keepDocument(
    nftDocument(words, mediaUrl, bulk ? { bulk: bulk.id, line: bulk.line } : { draft: id }),
  )
  const tokenUri = SCHEME + cid
  await store.addNft({ id, author, collectionId, tokenUri, shown: shownOf(words, mediaUrl), bulk })
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
    // A list shows pictures small; films and sounds are as they are.
    mediaUrl: file?.type === 'IMAGE' ? `${mediaUrl}/files/${file.cid}/768.webp` : words.url,
    mediaType: file?.type ?? 'IMAGE',
    traits:
      words.artistName.trim() === ''
        ? []
        : [{ type: 'Artist', value: words.artistName.trim(), perTenThousand: null }],
  }
}
