import type { LocalText } from '@mofu/domain/local-text'

type Choosable = { id: number; choices: readonly LocalText[]; available: number }

/** A value of an option under a key of its own: the same words are the same value. */
export type OptionValue = { key: string; text: LocalText }

export function keyOf(text: LocalText | undefined): string {
  return JSON.stringify([text?.en, text?.tc, text?.jp])
}

/** The values an option is offered in, in the order of the SKUs. */
export function valuesOf(skus: readonly Choosable[], option: number): OptionValue[] {
  const seen = new Map<string, LocalText>()
  for (const { choices } of skus) {
    const text = choices[option]
    if (text) seen.set(keyOf(text), text)
  }
  return [...seen].map(([key, text]) => ({ key, text }))
}

/** What is shown chosen at first: something that can be had. */
export function firstSku<One extends Choosable>(skus: readonly One[], wantedId?: number): One | undefined {
  return skus.find(({ id }) => id === wantedId) ?? skus.find(({ available }) => available > 0) ?? skus[0]
}

/** The SKU after one option was changed: with the others as they were, else any that has the new value. */
export function skuWith<One extends Choosable>(
  skus: readonly One[],
  now: One,
  option: number,
  key: string,
): One | undefined {
  const having = skus.filter(({ choices }) => keyOf(choices[option]) === key)
  const sameElse = having.find(({ choices }) =>
    choices.every((text, index) => index === option || keyOf(text) === keyOf(now.choices[index])),
  )
  return sameElse ?? firstSku(having)
}

/** Whether something can be bought with this value, the other options being as they are. */
export function canBeHad(skus: readonly Choosable[], now: Choosable, option: number, key: string): boolean {
  return skus.some(
    ({ choices, available }) =>
      available > 0 &&
      keyOf(choices[option]) === key &&
      choices.every((text, index) => index === option || keyOf(text) === keyOf(now.choices[index])),
  )
}
