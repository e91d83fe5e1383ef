import { makeWhitelistTree } from '@mofu/chain/collections/whitelist-tree'
import {
  readWhitelist,
  type WhitelistDefaults,
  type WhitelistFault,
  whitelistMost,
  writeWhitelist,
} from '@mofu/domain/whitelist'

export type ListRequest = { text: string; defaults: WhitelistDefaults }

export type ReadList = {
  count: number
  faults: WhitelistFault[]
  /** The list as uploaded and its Merkle root; undefined while the list is invalid. */
  whole: { lines: string; root: `0x${string}` } | undefined
}

/** In a worker, so that ten thousand wallets do not block the page. */
self.addEventListener('message', ({ data }: MessageEvent<ListRequest>) => {
  void answer(data).then((read) => self.postMessage(read))
})

async function answer({ text, defaults }: ListRequest): Promise<ReadList> {
  const { rows, faults } = readWhitelist(text, defaults)
  const isWhole = faults.length === 0 && rows.length > 0 && rows.length <= whitelistMost
  return {
    count: rows.length,
    faults: faults.slice(0, 50),
    whole: isWhole ? { lines: writeWhitelist(rows), root: (await makeWhitelistTree(rows)).root } : undefined,
  }
}
