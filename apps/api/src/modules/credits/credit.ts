/** What an account may withdraw in one coin. */
export type Credit = { coin: string; amount: bigint }
