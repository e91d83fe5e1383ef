import { type Address, parseAddress } from '@mofu/domain/address'
import { collectionNameBytes, fits } from '@mofu/domain/collection-draft'
import { limits } from '@mofu/domain/limits'
import { readAmount } from '@mofu/domain/read-amount'

/** The mint form as it is typed (SPEC §3). */
export type ArtworkValues = {
  artworkName: string
  artistName: string
  socialLink: string
  introduction: string
  /** A collection's id, or `new`. */
  collection: string
  count: string
  isOriginal: boolean
  /** Of a new collection. */
  newName: string
  isLimited: boolean
  limit: string
  allowedWallet: string
  isOpen: boolean
  earnings: string
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

export const emptyArtwork: ArtworkValues = {
  artworkName: '',
  artistName: '',
  socialLink: '',
  introduction: '',
  collection: 'new',
  count: '1',
  isOriginal: false,
  newName: '',
  isLimited: false,
  limit: '',
  allowedWallet: '',
  isOpen: false,
  earnings: '5',
}

export type NewHome = {
  name: string
  maxMint: bigint
  isOpen: boolean
  royalty: number
  minter: Address | undefined
}

/** More in one transaction the collection does not take. */
const copiesMost = 200

export type ReadArtwork = { count: number; home: NewHome | undefined }

export function readArtwork(
  values: ArtworkValues,
  hasFile: boolean,
): { read: ReadArtwork } | { problem: ArtworkProblem } {
  if (values.artworkName.trim() === '') return { problem: 'name' }
  if (values.socialLink.trim() !== '' && !/^https:\/\/\S+$/i.test(values.socialLink.trim()))
    return { problem: 'link' }
  if (!hasFile) return { problem: 'file' }
  const count = readAmount(values.count.trim(), 0)
  if (count === undefined || count < 1n || count > BigInt(copiesMost)) return { problem: 'count' }
  const home = values.collection === 'new' ? readHome(values, count) : undefined
  if (home && 'problem' in home) return home
  if (!values.isOriginal) return { problem: 'original' }
  return { read: { count: Number(count), home: home?.home } }
}

function readHome(values: ArtworkValues, count: bigint): { home: NewHome } | { problem: ArtworkProblem } {
  const name = values.newName.trim()
  if (!fits(name, collectionNameBytes)) return { problem: 'newName' }
  const maxMint = values.isLimited ? readAmount(values.limit.trim(), 0) : 0n
  if (maxMint === undefined || (values.isLimited && (maxMint < count || maxMint >= 2n ** 32n)))
    return { problem: 'limit' }
  const royalty = readAmount(values.earnings.trim() || '0', 2)
  if (royalty === undefined || royalty > BigInt(limits.royaltyMost)) return { problem: 'earnings' }
  const typed = values.allowedWallet.trim()
  const minter = typed === '' ? undefined : parseAddress(typed)
  if (typed !== '' && !minter) return { problem: 'wallet' }
  return { home: { name, maxMint, isOpen: values.isOpen, royalty: Number(royalty), minter } }
}

/** A short mark for a collection that was only given a name. */
export function symbolOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 6)
  return letters === '' ? 'ART' : letters
}
