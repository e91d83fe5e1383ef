import type { LocalText } from '@mofu/domain/local-text'

type Choosable = { id: number; choices: readonly LocalText[]; available: number }

/** An option's value with a key: the same texts are the same value. */
export type OptionValue = { key: string; text: LocalText }

export function keyOf(text: LocalText | undefined): string {
  return JSON.stringify([text?.en, text?.tc, text?.jp])
}

/** The values of an option, in the order of the SKUs. */
export function valuesOf(skus: readonly Choosable[], option: number): OptionValue[] {
  const seen = new Map<string, LocalText>()
  for (const { choices } of skus) {
    const text = choices[option]
    if (text) seen.set(keyOf(text), text)
  }
  return [...seen].map(([key, text]) => ({ key, text }))
}

/** The SKU that is selected at first: an available one. */
export function firstSku<One extends Choosable>(skus: readonly One[], wantedId?: number): One | undefined {
  return skus.find(({ id }) => id === wantedId) ?? skus.find(({ available }) => available > 0) ?? skus[0]
}

/** The SKU after one option changed: with the other options unchanged, else any SKU with the new value. */
export function skuWith<One extends Choosable>(
  skus: readonly One[],
  now: One,
  option: number,
  key: string,
): One | undefined {
  const having = skus.filter(({ choices }) => keyOf(choices[option]) === key)
  const withOthersUnchanged = having.find(({ choices }) =>
    choices.every((text, index) => index === option || keyOf(text) === keyOf(now.choices[index])),
  )
  return withOthersUnchanged ?? firstSku(having)
}

/** Whether a SKU with this value is available, the other options unchanged. */
export function isValueAvailable(
  skus: readonly Choosable[],
  now: Choosable,
  option: number,
  key: string,
): boolean {
  return skus.some(
    ({ choices, available }) =>
      available > 0 &&
      keyOf(choices[option]) === key &&
      choices.every((text, index) => index === option || keyOf(text) === keyOf(now.choices[index])),
  )
}
