import { nodeAt } from '@mofu/chain/collections/whitelist-tree'
import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { findTree } from './store.ts'

/** The list and its whole tree, in the format that OpenZeppelin's library loads and verifies. */
export async function treeFile(db: Database, root: string): Promise<string> {
  const found = await findTree(db, root)
  if (!found) throw new DomainError('uploads.media_not_found', { root })
  const { nodes, leaves } = found
  const tree = Array.from(
    { length: nodes.length / 32 },
    (_, place) => `0x${Buffer.from(nodeAt(nodes, place)).toString('hex')}`,
  )
  const values = leaves.map(({ addr, price, limit, place }) => ({
    value: [addr, String(price), String(limit)],
    treeIndex: place,
  }))
  return JSON.stringify({
    format: 'standard-v1',
    leafEncoding: ['address', 'uint256', 'uint256'],
    tree,
    values,
  })
}
