/** Processes every row even when others fail; then throws if any failed. Returns how many were changed. */
export async function eachRow<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<boolean>,
): Promise<number> {
  let count = 0
  const failures: unknown[] = []
  for (const row of rows) {
    if (await act(row).catch((error: unknown) => void failures.push(error))) count++
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} of ${rows.length} rows failed`, {
      cause: failures[0],
    })
  }
  return count
}
