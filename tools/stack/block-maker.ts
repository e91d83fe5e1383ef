import { setTimeout as wait } from 'node:timers/promises'

import { rpc } from './anvil.ts'

export type BlockMaker = {
  /** Takes back so many blocks and makes as many others in their place. */
  reorg(depth: number): Promise<void>
  stop(): Promise<void>
}

/**
 * Makes a chain's blocks in the chain's stead, one after the other, and its reorgs between them. A reorg that meets the
 * chain's own making of a block leaves a hole in the chain: numbers that no block has, for ever.
 */
export async function startBlockMaker(rpcUrl: string, everyMs: number): Promise<BlockMaker> {
  await rpc(rpcUrl, 'evm_setIntervalMining', [0])
  let isStopped = false
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }
  const running = (async () => {
    // A block that the chain began by itself comes to its end first.
    await wait(everyMs * 2)
    while (!isStopped) {
      // Where the chain does not answer there is no block, and then the next.
      await inTurn(() => rpc(rpcUrl, 'evm_mine')).catch(() => undefined)
      await wait(everyMs)
    }
  })()
  return {
    reorg: (depth) => inTurn(async () => void (await rpc(rpcUrl, 'anvil_reorg', [depth, []]))),
    stop: async () => {
      isStopped = true
      await running
    },
  }
}
