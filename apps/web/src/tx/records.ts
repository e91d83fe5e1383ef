import { createStore, type Store, useStore } from '../session/store.ts'
import { parseRecords, type TxRecord, withRecord } from './record.ts'

const KEY = 'transactions'

const records: Store<readonly TxRecord[]> = createStore(parseRecords(readKept(), Date.now()))

// Another tab may carry the same transaction on; both show the same.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) records.set(parseRecords(newValue, Date.now()))
})

export function useRecords(): readonly TxRecord[] {
  return useStore(records)
}

export function allRecords(): readonly TxRecord[] {
  return records.get()
}

export function keepRecord(record: TxRecord): TxRecord {
  change(withRecord(records.get(), record))
  return record
}

export function dropRecords(isDropped: (record: TxRecord) => boolean): void {
  change(records.get().filter((record) => !isDropped(record)))
}

function change(next: readonly TxRecord[]): void {
  records.set(next)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without storage they are followed for as long as this page is open.
  }
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
