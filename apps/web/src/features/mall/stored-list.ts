import { readStoredJson, writeStored } from '../../storage/local-storage.ts'
import { createStore, type Store } from '../../storage/store.ts'

/** A small list in localStorage, synchronised between all open tabs. */
export function storedList<Item>(
  name: string,
  read: (value: unknown) => Item | undefined,
): Store<readonly Item[]> {
  const store = createStore<readonly Item[]>(load())
  const { set } = store
  store.set = (items) => {
    set(items)
    writeStored(name, JSON.stringify(items))
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === name) set(load())
  })
  return store

  function load(): readonly Item[] {
    const stored = readStoredJson(name)
    return Array.isArray(stored) ? stored.flatMap((item) => read(item) ?? []) : []
  }
}
