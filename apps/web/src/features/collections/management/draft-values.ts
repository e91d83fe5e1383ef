import { type Address, parseAddress } from '@mofu/domain/address'
import { type CollectionDraft, type DraftFault, draftFaults } from '@mofu/domain/collection-draft'
import { readAmount } from '@mofu/domain/read-amount'

/** The form of a collection: every field as typed. */
export type DraftValues = {
  name: string
  symbol: string
  description: string
  socialLink: string
  earnings: string
  recipient: string
  isLimited: boolean
  limit: string
  isOpen: boolean
  logo: string | null
  banner: string | null
}

export type DraftProblem = DraftFault | 'recipient' | 'limit'

/** The field that each problem is about. */
export const problemField: Readonly<Record<DraftProblem, keyof DraftValues>> = {
  'collections.name_length': 'name',
  'collections.symbol_length': 'symbol',
  'collections.link_wrong': 'socialLink',
  'collections.earnings_high': 'earnings',
  recipient: 'recipient',
  'collections.mint_limit': 'limit',
  limit: 'limit',
}

export function newDraft(wallet: Address, kind: 'plain' | 'art'): DraftValues {
  return {
    name: '',
    symbol: '',
    description: '',
    socialLink: '',
    earnings: '5',
    recipient: wallet,
    isLimited: kind === 'art',
    limit: kind === 'art' ? '100' : '',
    isOpen: false,
    logo: null,
    banner: null,
  }
}

type Stored = Omit<CollectionDraft, 'maxMint'> & { maxMint: string }

export function valuesOf(stored: Stored): DraftValues {
  return {
    name: stored.name,
    symbol: stored.symbol,
    description: stored.description,
    socialLink: stored.socialLink ?? '',
    earnings: percentOf(stored.royalty),
    recipient: stored.recipient,
    isLimited: stored.maxMint !== '0',
    limit: stored.maxMint === '0' ? '' : stored.maxMint,
    isOpen: stored.isOpen,
    logo: stored.logo,
    banner: stored.banner,
  }
}

/** SPEC §5: a royalty's percent times 100. */
export function percentOf(royalty: number): string {
  return `${Math.floor(royalty / 100)}.${String(royalty % 100).padStart(2, '0')}`.replace(/\.?0+$/, '')
}

/** The request body, or everything that is wrong with the form. */
export function readDraft(values: DraftValues): { draft: CollectionDraft } | { problems: DraftProblem[] } {
  const recipient = parseAddress(values.recipient.trim())
  const maxMint = values.isLimited ? readAmount(values.limit.trim(), 0) : 0n
  const isLimitWrong = maxMint === undefined || (values.isLimited && maxMint === 0n)
  const royalty = readAmount(values.earnings.trim() || '0', 2)
  const draft: CollectionDraft = {
    name: values.name.trim(),
    symbol: values.symbol.trim(),
    description: values.description.trim(),
    socialLink: values.socialLink.trim() === '' ? null : values.socialLink.trim(),
    // What is no number is more than allowed, and so refused by the same rule.
    royalty: royalty === undefined ? Number.POSITIVE_INFINITY : Number(royalty),
    recipient: recipient ?? '',
    maxMint: maxMint ?? 0n,
    isOpen: values.isOpen,
    logo: values.logo,
    banner: values.banner,
  }
  const problems: DraftProblem[] = [
    ...draftFaults(draft),
    ...(recipient ? [] : (['recipient'] as const)),
    ...(isLimitWrong ? (['limit'] as const) : []),
  ]
  return problems.length === 0 ? { draft } : { problems }
}
