/** An item that must be there; a place outside the list is a mistake in the caller. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`Nothing at ${index} in a list of ${items.length}.`)
  return item
}
