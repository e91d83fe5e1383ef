import { saveWhitelist } from '@mofu/wire/collections/launchpad'

import { callSigned } from '../../../../api/call.ts'
import type { ListRequest, ReadList } from './tree-worker.ts'

/** Parses a list and builds its Merkle tree, in a worker that ends with it. */
export function readList(question: ListRequest): Promise<ReadList> {
  const worker = new Worker(new URL('./tree-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ReadList>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadList>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}

export type StoredList = { merkleRoot: `0x${string}`; treeUri: string; count: number }

/** The server builds the same tree from the same list, and rejects the list if its root differs. */
export async function uploadWhitelist({ lines, root }: NonNullable<ReadList['whole']>): Promise<StoredList> {
  const { data } = await callSigned(saveWhitelist, { body: { rows: lines, merkleRoot: root } })
  if (data.merkleRoot !== root) throw new Error('the server stored a different list')
  return { merkleRoot: root, treeUri: data.treeUri, count: data.count }
}
