import { makeWhitelistTree } from '@mofu/chain/collections/whitelist-tree'
import {
  readWhitelist,
  type WhitelistDefaults,
  type WhitelistFault,
  whitelistMost,
  writeWhitelist,
} from '@mofu/domain/whitelist'

export type ListQuestion = { text: string; defaults: WhitelistDefaults }

export type ReadList = {
  count: number
  faults: WhitelistFault[]
  /** The list as it is sent and its tree's root; undefined while something is wrong with it. */
  whole: { lines: string; root: `0x${string}` } | undefined
}

/** Beside the page, so that ten thousand wallets do not make it stutter. */
self.addEventListener('message', ({ data }: MessageEvent<ListQuestion>) => {
  void answer(data).then((read) => self.postMessage(read))
})

async function answer({ text, defaults }: ListQuestion): Promise<ReadList> {
  const { rows, faults } = readWhitelist(text, defaults)
  const isWhole = faults.length === 0 && rows.length > 0 && rows.length <= whitelistMost
  return {
    count: rows.length,
    faults: faults.slice(0, 50),
    whole: isWhole ? { lines: writeWhitelist(rows), root: (await makeWhitelistTree(rows)).root } : undefined,
  }
}
