type Key = readonly unknown[]

/**
 * Placeholder data for a query whose key ends with what refreshes it, such as a block: the previous data while only that
 * has changed. Amounts of another chain or account are never shown in the meantime.
 */
export function keepButLast(key: Key) {
  return <Data>(previous: Data | undefined, before?: { queryKey: Key }): Data | undefined =>
    before?.queryKey.length === key.length &&
    key.slice(0, -1).every((part, index) => part === before.queryKey[index])
      ? previous
      : undefined
}
