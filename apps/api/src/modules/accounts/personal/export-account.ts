export type ExportStore = { everythingOf(accountId: string): Promise<Record<string, unknown>> }

/** Everything we keep that names the account, but its secrets, as plain data. */
export async function exportAccount(
  { store }: { store: ExportStore },
  accountId: string,
): Promise<Record<string, unknown>> {
  const everything: unknown = JSON.parse(JSON.stringify(await store.everythingOf(accountId)))
  return everything as Record<string, unknown>
}
