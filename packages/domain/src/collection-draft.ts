import { limits } from './limits.ts'

/** What the owner says about a collection, in addition to the facts on chain. */
export type CollectionPage = {
  /** Only pictures we host: browsers load nothing from third-party servers. */
  logo: string | null
  banner: string | null
  description: string
  socialLink: string | null
  /** Creator earnings of tokens minted from our forms, in basis points. */
  royalty: number
  /** Who receives these earnings. */
  recipient: string
}

/** A collection before it is deployed: its page, and its constructor arguments. */
export type CollectionDraft = CollectionPage & {
  name: string
  symbol: string
  /** 0 is unlimited. */
  maxMint: bigint
  isOpen: boolean
}

/** SPEC §9: picture sizes after cropping, in pixels. */
export const collectionPictures = {
  logo: { width: 300, height: 300 },
  banner: { width: 1_430, height: 370 },
} as const

/** Counted in bytes, like the factory on chain: one Chinese character takes three. */
export const collectionNameBytes = 64
export const collectionSymbolBytes = 16
export const descriptionMost = 2_000

export type PageFault = 'collections.earnings_high' | 'collections.link_wrong'
export type DraftFault =
  | PageFault
  | 'collections.name_length'
  | 'collections.symbol_length'
  | 'collections.mint_limit'

/** What is wrong with a page: one code for each invalid field. */
export function pageFaults({ royalty, socialLink }: CollectionPage): PageFault[] {
  return [
    ...(royalty < 0 || royalty > limits.royaltyMost ? (['collections.earnings_high'] as const) : []),
    ...(socialLink !== null && !isHttpsLink(socialLink) ? (['collections.link_wrong'] as const) : []),
  ]
}

export function draftFaults(draft: CollectionDraft): DraftFault[] {
  const isCountable = draft.maxMint >= 0n && draft.maxMint < 2n ** 32n
  return [
    ...(fits(draft.name, collectionNameBytes) ? [] : (['collections.name_length'] as const)),
    ...(fits(draft.symbol, collectionSymbolBytes) ? [] : (['collections.symbol_length'] as const)),
    ...(isCountable ? [] : (['collections.mint_limit'] as const)),
    ...pageFaults(draft),
  ]
}

/** Together with the owner it determines the address of the collection, so a draft cannot be deployed twice. */
export function draftSalt(draftId: string): `0x${string}` {
  return `0x${draftId.replaceAll('-', '').padEnd(64, '0')}`
}

export function fits(text: string, mostBytes: number): boolean {
  const bytes = bytesOf(text)
  return bytes > 0 && bytes <= mostBytes && text === text.trim()
}

function isHttpsLink(text: string): boolean {
  return /^https:\/\/[^\s/$.?#][^\s]*$/i.test(text)
}

/** UTF-8 length without TextEncoder: domain code uses no library and no platform API. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
  }
  return bytes
}
