import type { QueryKey } from '@tanstack/react-query'
import type { Address, Hash } from 'viem'

import type { Phrase } from '../i18n/phrase.ts'

/** What is kept of a transaction from before the wallet is asked, so that a closed tab loses nothing. */
export type TxRecord = {
  id: string
  chainId: number
  account: Address
  /** The sender's count: whatever the wallet sends in this one's place carries the same. */
  nonce: number
  /** Where the chain stood when the wallet was asked. Nothing older can be it. */
  fromBlock: number
  /** Target, data and value in one: tells the same call at a higher price from something else. */
  fingerprint: Hash
  title: Phrase
  /** Keys of the queries to ask again once the read model has it. */
  touches: readonly QueryKey[]
  /** Milliseconds since 1970. */
  askedAt: number
  stage: TxStage
  hash?: Hash
  block?: number
}

export type TxStage = 'asked' | 'sent' | 'mined' | 'shown' | 'final' | TxEnd

type TxEnd = 'reverted' | 'replaced'

const stages: ReadonlySet<string> = new Set<TxStage>([
  'asked',
  'sent',
  'mined',
  'shown',
  'final',
  'reverted',
  'replaced',
])

const KEPT = 30
/** A question the wallet never answered is forgotten after this long. */
const ASKED_FOR_MS = 10 * 60_000

export function isUnderWay({ stage }: TxRecord): boolean {
  return stage === 'asked' || stage === 'sent' || stage === 'mined'
}

/** Puts a record in its place, newest first, and lets the oldest finished ones go. */
export function withRecord(records: readonly TxRecord[], record: TxRecord): readonly TxRecord[] {
  const others = records.filter(({ id }) => id !== record.id)
  const all = [...others, record].toSorted((a, b) => b.askedAt - a.askedAt)
  let kept = 0
  return all.filter((each) => isUnderWay(each) || kept++ < KEPT)
}

/** Reads what an earlier visit left. Anything that is not a record is passed over. */
export function parseRecords(text: string | null, now: number): readonly TxRecord[] {
  let found: unknown
  try {
    found = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(found)) return []
  return found
    .filter(isRecord)
    .filter(({ stage, askedAt }) => stage !== 'asked' || now - askedAt < ASKED_FOR_MS)
}

function isRecord(value: unknown): value is TxRecord {
  if (typeof value !== 'object' || value === null) return false
  const { id, chainId, account, nonce, fromBlock, fingerprint, title, touches, askedAt, stage } =
    value as Partial<Record<keyof TxRecord, unknown>>
  return (
    typeof id === 'string' &&
    typeof account === 'string' &&
    typeof fingerprint === 'string' &&
    [chainId, nonce, fromBlock, askedAt].every(Number.isSafeInteger) &&
    typeof title === 'object' &&
    title !== null &&
    'key' in title &&
    Array.isArray(touches) &&
    typeof stage === 'string' &&
    stages.has(stage)
  )
}
