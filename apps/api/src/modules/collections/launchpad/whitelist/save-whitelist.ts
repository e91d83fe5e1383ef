import { makeWhitelistTree } from '@mofu/chain/collections/whitelist-tree'
import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { readWhitelist, whitelistMost } from '@mofu/domain/whitelist'

import { countTreesOfDay, insertLeaves, insertTree } from './store.ts'

type Deps = { db: Database; publicUrl: string }

/** Lists a wallet may save in a day. */
const TREES_A_DAY = 50

/** Rebuilds the tree from the rows: the list that the browser signs for and the list that we serve must be the same. */
export async function saveWhitelist(
  { db, publicUrl }: Deps,
  author: string,
  { text, merkleRoot }: { text: string; merkleRoot: string },
): Promise<{ merkleRoot: string; treeUri: string; count: number }> {
  const { rows, faults } = readWhitelist(text, { price: 0n, limit: 0n, decimals: 0 })
  const [fault] = faults
  if (fault) throw new DomainError('collections.whitelist_line', { line: fault.line, why: fault.why })
  if (rows.length === 0 || rows.length > whitelistMost) {
    throw new DomainError('collections.whitelist_size', { count: rows.length, most: whitelistMost })
  }
  const tree = await makeWhitelistTree(rows, () => new Promise((resolve) => setImmediate(resolve)))
  if (tree.root !== merkleRoot) {
    throw new DomainError('collections.whitelist_root', { here: tree.root, there: merkleRoot })
  }
  await db.transaction(async (tx) => {
    if ((await countTreesOfDay(tx, author)) >= TREES_A_DAY) throw new DomainError('request.too_many')
    // An existing list stays as it is.
    if (await insertTree(tx, author, tree, rows.length)) await insertLeaves(tx, tree, rows)
  })
  return { merkleRoot, treeUri: `${publicUrl}/api/v2/whitelists/${tree.root}.json`, count: rows.length }
}
