import { setTimeout as wait } from 'node:timers/promises'

import { rpc } from './anvil.ts'

export type BlockMaker = {
  /** Reorgs this many blocks and mines as many replacements. */
  reorg(depth: number): Promise<void>
  stop(): Promise<void>
}

/**
 * Mines the chain's blocks one by one, with reorgs between them, in place of anvil's interval. A reorg concurrent with
 * anvil's own mining leaves a permanent gap in the block numbers.
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
    // Waits for a block that anvil has already started.
    await wait(everyMs * 2)
    while (!isStopped) {
      // When the chain does not answer, skip this block.
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
