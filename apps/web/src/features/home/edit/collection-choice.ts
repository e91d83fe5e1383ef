/** A collection in a list to choose from. */
export type CollectionChoice = { value: string; label: string }

/** The first that is not taken, for a new row. */
export function nextChoice(choices: readonly CollectionChoice[], taken: readonly string[]): string {
  return choices.find(({ value }) => !taken.includes(value))?.value ?? ''
}
