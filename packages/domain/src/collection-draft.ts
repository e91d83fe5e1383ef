import type { ErrorCode } from './error-codes.ts'
import { limits } from './limits.ts'

/** What its owner says about a collection, beside what the chain knows. */
export type CollectionPage = {
  /** Pictures of ours: nothing of a stranger's server is loaded in people's browsers. */
  logo: string | null
  banner: string | null
  description: string
  socialLink: string | null
  /** Creator earnings of tokens minted from our forms, in hundredths of a percent. */
  royalty: number
  /** Whom these earnings go to. */
  recipient: string
}

/** A collection before it is on the chain: its page, and what it will be born with. */
export type CollectionDraft = CollectionPage & {
  name: string
  symbol: string
  /** 0 is unlimited. */
  maxMint: bigint
  isOpen: boolean
}

/** SPEC §9: the sizes in pixels that pictures are cut to. */
export const collectionPictures = {
  logo: { width: 300, height: 300 },
  banner: { width: 1_430, height: 370 },
} as const

/** As the factory on chain counts them: in bytes, so that three of them make one Chinese character. */
export const collectionNameBytes = 64
export const collectionSymbolBytes = 16
export const descriptionMost = 2_000

export function pageFault({ royalty, socialLink }: CollectionPage): ErrorCode | undefined {
  if (royalty < 0 || royalty > limits.royaltyMost) return 'collections.earnings_high'
  return socialLink !== null && !isHttpsLink(socialLink) ? 'collections.link_wrong' : undefined
}

export function draftFault(draft: CollectionDraft): ErrorCode | undefined {
  if (!fits(draft.name, collectionNameBytes)) return 'collections.name_length'
  if (!fits(draft.symbol, collectionSymbolBytes)) return 'collections.symbol_length'
  if (draft.maxMint < 0n || draft.maxMint >= 2n ** 32n) return 'collections.mint_limit'
  return pageFault(draft)
}

/** With its owner it fixes where a draft's collection will stand, so deploying it twice is impossible. */
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

/** UTF-8, counted by hand: the rules know no library and no platform. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
  }
  return bytes
}
