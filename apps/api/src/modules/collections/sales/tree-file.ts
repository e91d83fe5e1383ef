import { nodeAt } from '@mofu/chain/collections/whitelist-tree'
import { DomainError } from '@mofu/domain/domain-error'

type Leaf = { addr: string; price: bigint; limit: number; place: number }

export type TreeFile = {
  treeOf(root: string): Promise<{ nodes: Uint8Array; leaves: Leaf[] } | undefined>
}

/** The list and its whole tree, in the form that OpenZeppelin's library loads and checks. */
export async function treeFile({ store }: { store: TreeFile }, root: string): Promise<string> {
  const found = await store.treeOf(root)
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
