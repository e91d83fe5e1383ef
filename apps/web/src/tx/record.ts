import type { QueryKey } from '@tanstack/react-query'
import type { Address, Hash } from 'viem'

import type { Phrase } from '../i18n/phrase.ts'

/** What is stored of a transaction, starting before the wallet is asked, so that a closed tab loses nothing. */
export type TxRecord = {
  id: string
  chainId: number
  account: Address
  /** Any transaction that the wallet sends as a replacement has the same nonce. */
  nonce: number
  /** The head of the chain when the wallet was asked. The transaction cannot be in an older block. */
  fromBlock: number
  /** Hash of target, data and value: tells the same call at a higher gas price from a different one. */
  fingerprint: Hash
  title: Phrase
  /** Keys of the queries to refetch once the read model has indexed it. */
  invalidates: readonly QueryKey[]
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

const FINISHED_MOST = 30
/** A request that the wallet never answered expires after this long. */
const ASKED_FOR_MS = 10 * 60_000

export function isUnderWay({ stage }: TxRecord): boolean {
  return stage === 'asked' || stage === 'sent' || stage === 'mined'
}

/** Whether the wallet never answered. */
export function isExpired({ stage, askedAt }: TxRecord, now: number): boolean {
  return stage === 'asked' && now - askedAt >= ASKED_FOR_MS
}

/** Adds or replaces a record, newest first, and drops the oldest finished ones. */
export function withRecord(records: readonly TxRecord[], record: TxRecord): readonly TxRecord[] {
  const others = records.filter(({ id }) => id !== record.id)
  const all = [...others, record].toSorted((a, b) => b.askedAt - a.askedAt)
  let finished = 0
  return all.filter((each) => isUnderWay(each) || finished++ < FINISHED_MOST)
}

/** Reads the records of an earlier visit. Skips anything that is not a record. */
export function parseRecords(text: string | null, now: number): readonly TxRecord[] {
  let found: unknown
  try {
    found = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(found)) return []
  return found.filter(isRecord).filter((record) => !isExpired(record, now))
}

function isRecord(value: unknown): value is TxRecord {
  if (typeof value !== 'object' || value === null) return false
  const { id, chainId, account, nonce, fromBlock, fingerprint, title, invalidates, askedAt, stage } =
    value as Partial<Record<keyof TxRecord, unknown>>
  return (
    typeof id === 'string' &&
    typeof account === 'string' &&
    typeof fingerprint === 'string' &&
    [chainId, nonce, fromBlock, askedAt].every(Number.isSafeInteger) &&
    typeof title === 'object' &&
    title !== null &&
    'key' in title &&
    Array.isArray(invalidates) &&
    typeof stage === 'string' &&
    stages.has(stage)
  )
}
