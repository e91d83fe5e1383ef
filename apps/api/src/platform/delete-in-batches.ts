/** Rows deleted by one statement: few enough that no other writer waits long. */
export const BATCH = 2_000

/** Deletes until nothing is left; each call of `deleteSome` deletes at most `BATCH` rows and returns how many. */
export async function deleteInBatches(deleteSome: () => Promise<number>): Promise<number> {
  let deleted = 0
  for (;;) {
    const count = await deleteSome()
    deleted += count
    if (count < BATCH) return deleted
  }
}
