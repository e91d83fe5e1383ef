export type AuditRow = {
  id: number
  at: Date
  actor: string
  action: string
  subject: string
  reason: string
  facts: Record<string, string>
}

export type AuditStore = { auditBefore(id: number | undefined, most: number): Promise<AuditRow[]> }

export async function listAudit(
  { store }: { store: AuditStore },
  { before, pageSize }: { before: number | undefined; pageSize: number },
): Promise<{ list: AuditRow[]; next: number | null }> {
  const rows = await store.auditBefore(before, pageSize + 1)
  const list = rows.slice(0, pageSize)
  return { list, next: rows.length > pageSize ? (list.at(-1)?.id ?? null) : null }
}
