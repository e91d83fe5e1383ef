import { type Address, parseAddress } from '@mofu/domain/address'
import { collectionNameBytes, fits } from '@mofu/domain/collection-draft'
import { limits } from '@mofu/domain/limits'
import { readAmount } from '@mofu/domain/read-amount'

/** The mint form as typed (SPEC §3). */
export type ArtworkValues = {
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

export const emptyArtwork: ArtworkValues = {
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
  const royalty = values.collection === 'shared' ? readRoyalty(values) : undefined
  if (values.collection === 'shared' && royalty === undefined) return { problem: 'earnings' }
  if (!values.isOriginal) return { problem: 'original' }
  return { read: { count: Number(count), home: home?.home, royalty } }
}

function readHome(
  values: ArtworkValues,
  count: bigint,
): { home: NewCollection } | { problem: ArtworkProblem } {
  const name = values.newName.trim()
  if (!fits(name, collectionNameBytes)) return { problem: 'newName' }
  const maxMint = values.isLimited ? readAmount(values.limit.trim(), 0) : 0n
  if (maxMint === undefined || (values.isLimited && (maxMint < count || maxMint >= 2n ** 32n)))
    return { problem: 'limit' }
  const royalty = readRoyalty(values)
  if (royalty === undefined) return { problem: 'earnings' }
  const typed = values.allowedWallet.trim()
  const minter = typed === '' ? undefined : parseAddress(typed)
  if (typed !== '' && !minter) return { problem: 'wallet' }
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
