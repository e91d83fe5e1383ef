import { makeWhitelistTree, type WhitelistTree } from '@mofu/chain/collections/whitelist-tree'
import { DomainError } from '@mofu/domain/domain-error'
import { readWhitelist, type WhitelistRow, whitelistMost } from '@mofu/domain/whitelist'

export type TreeStore = {
  /** False when the wallet has kept too many lists lately. One that is there already is left as it is. */
  keepTree(author: string, tree: WhitelistTree, rows: readonly WhitelistRow[]): Promise<boolean>
}

type World = { store: TreeStore; publicUrl: string }

/** Makes the tree once more from the rows: what the browser signs for and what we hand out must be the same list. */
export async function keepWhitelist(
  { store, publicUrl }: World,
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
  if (!(await store.keepTree(author, tree, rows))) throw new DomainError('request.too_many')
  return { merkleRoot, treeUri: `${publicUrl}/api/v2/whitelists/${tree.root}.json`, count: rows.length }
}
