import { readStored, writeStored } from '../storage/local-storage.ts'
import { createStore, type Store, useStore } from '../storage/store.ts'
import { parseRecords, type TxRecord, withRecord } from './record.ts'

const KEY = 'transactions'

const records: Store<readonly TxRecord[]> = createStore(parseRecords(readStored(KEY) ?? null, Date.now()))

// Another tab may be tracking the same transaction; both show the same state.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) records.set(parseRecords(newValue, Date.now()))
})

export function useRecords(): readonly TxRecord[] {
  return useStore(records)
}

export function allRecords(): readonly TxRecord[] {
  return records.get()
}

export function saveRecord(record: TxRecord): TxRecord {
  change(withRecord(records.get(), record))
  return record
}

export function dropRecords(isDropped: (record: TxRecord) => boolean): void {
  change(records.get().filter((record) => !isDropped(record)))
}

function change(next: readonly TxRecord[]): void {
  records.set(next)
  writeStored(KEY, JSON.stringify(next))
}
