/** An item that must exist; an index out of range is a bug in the caller. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`Nothing at ${index} in a list of ${items.length}.`)
  return item
}
