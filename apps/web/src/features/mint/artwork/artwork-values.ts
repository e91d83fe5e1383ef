import { type Address, parseAddress } from '@mofu/domain/address'
import { collectionNameBytes, fits } from '@mofu/domain/collection-draft'
import { limits } from '@mofu/domain/limits'
import { readAmount } from '@mofu/domain/read-amount'

import type { UploadedFile } from '../../../parts/upload-field.tsx'

/** The mint form as typed (SPEC §3). */
export type ArtworkValues = {
  file: UploadedFile | null
  artworkName: string
  artistName: string
  socialLink: string
  introduction: string
  /** `shared` for the collection of everyone, `new`, or the id of one's own. */
  collection: string
  count: string
  isOriginal: boolean
  /** Creator earnings in percent; a collection of one's own has its own. */
  earnings: string
  /** Of a new collection. */
  newName: string
  isLimited: boolean
  limit: string
  allowedWallet: string
  isOpen: boolean
}

export type ArtworkProblem =
  | 'name'
  | 'link'
  | 'file'
  | 'original'
  | 'count'
  | 'newName'
  | 'limit'
  | 'wallet'
  | 'earnings'

/** The field of each problem. */
export const fieldOfProblem = {
  name: 'artworkName',
  link: 'socialLink',
  file: 'file',
  original: 'isOriginal',
  count: 'count',
  newName: 'newName',
  limit: 'limit',
  wallet: 'allowedWallet',
  earnings: 'earnings',
} as const satisfies Record<ArtworkProblem, keyof ArtworkValues>

export const emptyArtwork: ArtworkValues = {
  file: null,
  artworkName: '',
  artistName: '',
  socialLink: '',
  introduction: '',
  collection: 'shared',
  count: '1',
  isOriginal: false,
  newName: '',
  isLimited: false,
  limit: '',
  allowedWallet: '',
  isOpen: false,
  earnings: '5',
}

export type NewCollection = {
  name: string
  maxMint: bigint
  isOpen: boolean
  royalty: number
  minter: Address | undefined
}

/** The most that the collection mints in one transaction. */
const copiesMost = 200

/** `royalty` is that of a token in the shared collection, in basis points. */
export type ReadArtwork = { count: number; home: NewCollection | undefined; royalty: number | undefined }

/** A new collection begins with one token: how many were typed before it was chosen is hidden. */
export function withoutHidden(values: ArtworkValues): ArtworkValues {
  return values.collection === 'new' ? { ...values, count: '1' } : values
}

/** What would be minted, or everything that is wrong with it. */
export function readArtwork(values: ArtworkValues): { read: ReadArtwork } | { problems: ArtworkProblem[] } {
  const problems: ArtworkProblem[] = []
  const link = values.socialLink.trim()
  if (values.artworkName.trim() === '') problems.push('name')
  if (link !== '' && !/^https:\/\/\S+$/i.test(link)) problems.push('link')
  if (!values.file) problems.push('file')
  const count = readAmount(values.count.trim(), 0)
  if (count === undefined || count < 1n || count > BigInt(copiesMost)) problems.push('count')
  const home = values.collection === 'new' ? readHome(values, count ?? 1n) : undefined
  if (home && 'problems' in home) problems.push(...home.problems)
  const royalty = values.collection === 'shared' ? readRoyalty(values) : undefined
  if (values.collection === 'shared' && royalty === undefined) problems.push('earnings')
  if (!values.isOriginal) problems.push('original')
  if (problems.length > 0 || (home && 'problems' in home)) return { problems }
  return { read: { count: Number(count), home: home?.home, royalty } }
}

function readHome(
  values: ArtworkValues,
  count: bigint,
): { home: NewCollection } | { problems: ArtworkProblem[] } {
  const problems: ArtworkProblem[] = []
  const name = values.newName.trim()
  if (!fits(name, collectionNameBytes)) problems.push('newName')
  const maxMint = values.isLimited ? readAmount(values.limit.trim(), 0) : 0n
  const isLimitWrong =
    maxMint === undefined || (values.isLimited && (maxMint < count || maxMint >= 2n ** 32n))
  if (isLimitWrong) problems.push('limit')
  const royalty = readRoyalty(values)
  if (royalty === undefined) problems.push('earnings')
  const typed = values.allowedWallet.trim()
  const minter = typed === '' ? undefined : parseAddress(typed)
  if (typed !== '' && !minter) problems.push('wallet')
  if (problems.length > 0 || isLimitWrong || royalty === undefined) return { problems }
  return { home: { name, maxMint, isOpen: values.isOpen, royalty, minter } }
}

function readRoyalty({ earnings }: ArtworkValues): number | undefined {
  const royalty = readAmount(earnings.trim() || '0', 2)
  return royalty === undefined || royalty > BigInt(limits.royaltyMost) ? undefined : Number(royalty)
}

/** A short symbol for a collection that was only given a name. */
export function symbolOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 6)
  return letters === '' ? 'ART' : letters
}
