import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { merklePath } from '@mofu/domain/merkle-tree'

import type { Caller } from '../../../platform/access.ts'
import type { TreeOf } from './held-trees.ts'
import { type Entry, findStatement, listEntriesOf, type Statement } from './store.ts'

type Asked = { chainId: number; month: string; after: number | undefined; pageSize: number }
export type OwnStatement = Statement & { lines: (Entry & { path: string[] })[]; next: number | null }

/** The caller's lines of a month. The paths are those of the published root, so a changed line cannot lead to it. */
export async function showOwnStatement(
  { db, treeOf }: { db: Database; treeOf: TreeOf },
  { accountId }: Caller,
  { chainId, month, after = -1, pageSize }: Asked,
): Promise<OwnStatement> {
  const statement = await findStatement(db, chainId, month)
  if (!statement) throw new DomainError('referrals.statement_not_found', { month })
  const own = await listEntriesOf(db, accountId, { chainId, month, after, most: pageSize + 1 })
  const shown = own.slice(0, pageSize)
  const levels = shown.length === 0 ? [] : await treeOf({ chainId, month, root: statement.root })
  return {
    ...statement,
    lines: shown.map((entry) => ({
      ...entry,
      path: merklePath(levels, entry.place).map((node) => Buffer.from(node).toString('hex')),
    })),
    next: own.length > pageSize ? (shown.at(-1)?.place ?? null) : null,
  }
}
