/** Rows that one statement deletes: few enough that no other writer waits long for it. */
export const BATCH = 2_000

/** Deletes until there is nothing left; each call of `deleteSome` deletes at most `BATCH` rows and says how many. */
export async function deleteInBatches(deleteSome: () => Promise<number>): Promise<number> {
  let deleted = 0
  for (;;) {
    const count = await deleteSome()
    deleted += count
    if (count < BATCH) return deleted
  }
}
