/** What an account can withdraw in one coin. */
export type Credit = { coin: string; amount: bigint }
