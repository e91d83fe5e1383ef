import { keepWhitelist } from '@mofu/wire/collections/sales'

import { callSigned } from '../../../../session/call.ts'
import type { ListQuestion, ReadList } from './tree-worker.ts'

/** Reads a list and makes its tree, in a worker of its own that ends with it. */
export function readList(question: ListQuestion): Promise<ReadList> {
  const worker = new Worker(new URL('./tree-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ReadList>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadList>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}

export type KeptList = { merkleRoot: `0x${string}`; treeUri: string; count: number }

/** Has the server make the same tree from the same list; it refuses when its root is another one. */
export async function keepList({ lines, root }: NonNullable<ReadList['whole']>): Promise<KeptList> {
  const { data } = await callSigned(keepWhitelist, { body: { rows: lines, merkleRoot: root } })
  if (data.merkleRoot !== root) throw new Error('the server kept another list')
  return { merkleRoot: root, treeUri: data.treeUri, count: data.count }
}
