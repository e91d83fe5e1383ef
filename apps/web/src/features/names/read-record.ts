import { nameTextMost, type NameTextKey } from '@mofu/domain/name-records'
import { payoutFault } from '@mofu/domain/payout-address'

export type RecordKey = NameTextKey | 'address'

type ReadRecord = {
  /** Without the spaces around it; empty removes the record. */
  text: string
  fault: 'address' | 'character' | 'long' | undefined
  isSame: boolean
}

/** What was typed as a record. Only addresses mean the same in any case; an address may contain a wrong character. */
export function readRecord(record: RecordKey, typed: string, before: string): ReadRecord {
  const text = typed.trim()
  if (record !== 'address') {
    const fault = text.length > nameTextMost ? 'long' : undefined
    return { text, fault, isSame: typed === before || text === before }
  }
  const wrong = text === '' ? undefined : payoutFault(text)
  const fault = wrong === 'checksum' ? 'character' : wrong === undefined ? undefined : 'address'
  return { text, fault, isSame: text.toLowerCase() === before.toLowerCase() }
}
