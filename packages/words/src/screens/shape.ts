import type { ScreenWords } from './en.ts'

/** The same keys as the English words, with any text behind each: a missing or a surplus key does not compile. */
export type SameKeys<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : SameKeys<Words[Key]>
}

/** Every namespace of the English texts, in another language. */
export type SameNamespaces = {
  readonly [Namespace in keyof ScreenWords]: () => Promise<SameKeys<ScreenWords[Namespace]>>
}
