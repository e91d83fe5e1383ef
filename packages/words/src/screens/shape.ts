/** The same keys as the English words, with any text behind each: a missing or a surplus key does not compile. */
export type SameKeys<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : SameKeys<Words[Key]>
}
