import { createStore, type Store } from '../../session/store.ts'

/** A small list that this browser keeps, under a name; shared by all of its open pages. */
export function keptList<Item>(
  name: string,
  read: (value: unknown) => Item | undefined,
): Store<readonly Item[]> {
  const store = createStore<readonly Item[]>(load())
  const { set } = store
  store.set = (items) => {
    set(items)
    try {
      localStorage.setItem(name, JSON.stringify(items))
    } catch {
      // Storage may be closed to us; then it holds for this visit.
    }
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === name) set(load())
  })
  return store

  function load(): readonly Item[] {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
      return Array.isArray(value) ? value.flatMap((one) => read(one) ?? []) : []
    } catch {
      return []
    }
  }
}
