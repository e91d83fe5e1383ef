import type { ErrorCode } from './error-codes.ts'

/** SPEC §3, the mint form: the description of a token. */
export type NftWords = {
  artworkName: string
  artistName: string
  introduction: string
  socialLink: string | null
  /** The artwork, a file we host. */
  url: string
  /** The still picture of a video or audio file. */
  poster: string | null
}

export type MediaType = 'IMAGE' | 'VIDEO' | 'audio'

export const artworkNameMost = 120
export const artistNameMost = 120
export const introductionMost = 2_000

const kinds: Readonly<Record<string, MediaType>> = { png: 'IMAGE', jpg: 'IMAGE', mp4: 'VIDEO', mp3: 'audio' }

/** A file we host, by its URL: its content address and media type. Undefined for any other URL. */
export function ownFile(url: string, mediaUrl: string): { cid: string; type: MediaType } | undefined {
  if (!url.startsWith(`${mediaUrl}/files/`)) return undefined
  const [, cid = '', ending = ''] = /^(baf[a-z2-7]{56})\.(\w+)$/.exec(url.slice(mediaUrl.length + 7)) ?? []
  const type = kinds[ending]
  return type === undefined ? undefined : { cid, type }
}

export function nftFault(words: NftWords, mediaUrl: string): ErrorCode | undefined {
  if (words.artworkName.trim() === '') return 'mint.name_needed'
  if (words.socialLink !== null && !/^https:\/\/[^\s/$.?#][^\s]*$/i.test(words.socialLink))
    return 'mint.link_wrong'
  const file = ownFile(words.url, mediaUrl)
  const poster = words.poster === null ? undefined : ownFile(words.poster, mediaUrl)
  if (!file || (words.poster !== null && poster?.type !== 'IMAGE')) return 'mint.file_foreign'
  return undefined
}

/** The metadata document that other marketplaces read, with every file by its content address. */
export function nftDocument(
  words: NftWords,
  mediaUrl: string,
  mark: Readonly<Record<string, string | number>>,
) {
  const file = ownFile(words.url, mediaUrl)
  const poster = words.poster === null ? undefined : ownFile(words.poster, mediaUrl)
  const picture = file?.type === 'IMAGE' ? file : poster
  return {
    name: words.artworkName.trim(),
    description: words.introduction.trim(),
    ...(picture ? { image: `ipfs://${picture.cid}` } : {}),
    ...(file && file.type !== 'IMAGE' ? { animation_url: `ipfs://${file.cid}` } : {}),
    ...(words.socialLink === null ? {} : { external_url: words.socialLink }),
    attributes:
      words.artistName.trim() === '' ? [] : [{ trait_type: 'Artist', value: words.artistName.trim() }],
    properties: mark,
  }
}
