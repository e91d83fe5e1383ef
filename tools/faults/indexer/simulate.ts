import { rpc } from '@mofu/testkit/anvil'
import type { Part } from '@mofu/testkit/part'
import { startIndexer, startWorker } from '@mofu/testkit/services'
import type { TestStack } from '@mofu/testkit/test-stack'

import { headOf, untilRead } from './fresh-sync.ts'

/** The maximum depth of a reorg here: the chain counts as final 30 blocks down. */
const DEEPEST = 29
/** How often both sides are compared on the way. */
const LOOKS = 6

type Simulation = {
  stack: TestStack
  steps: number
  roll: (sides: number) => number
  /** Sends several calls in one block, and returns how many. */
  block: (most: number) => Promise<number>
  /** Compares the tables with the chain, both at the same block. */
  compare: (steps: number) => Promise<void>
  /** Replacements of killed processes, for the caller to stop. */
  successors: Part[]
}

export type Counts = { steps: number; blocks: number; reorgs: number; restarts: number; looks: number }

/** Random calls with random reorgs; the indexer and the worker are killed and started again. */
export async function simulate(simulation: Simulation): Promise<Counts> {
  const { stack, steps, roll, block, compare, successors } = simulation
  const { rpcUrl, databaseUrl } = stack
  const counts = { steps: 0, blocks: 0, reorgs: 0, restarts: 0, looks: 0 }
  let nextLook = steps / LOOKS
  let { indexer, worker } = stack.parts

  const restart = async () => {
    counts.restarts++
    if (roll(2) === 0) {
      await indexer.kill()
      indexer = startIndexer(stack.options(`indexer-${counts.restarts}`))
      successors.push(indexer)
    } else {
      await worker.kill()
      worker = startWorker(stack.options(`worker-${counts.restarts}`))
      successors.push(worker)
    }
  }
  const look = async () => {
    counts.looks++
    await rpc(rpcUrl, 'anvil_mine', ['0x1'])
    await untilRead(databaseUrl, await headOf(rpcUrl), 240_000)
    await compare(counts.steps)
  }

  while (counts.steps < steps) {
    counts.steps += await block(steps - counts.steps)
    counts.blocks++
    if (roll(12) === 0) {
      counts.reorgs++
      const depth = [1, 5, 1 + roll(DEEPEST)][roll(3)] ?? 1
      await rpc(rpcUrl, 'anvil_reorg', [depth, []])
      await rpc(rpcUrl, 'anvil_mine', ['0x1'])
    }
    if (counts.steps >= nextLook) {
      nextLook += steps / LOOKS
      await look()
      await restart()
    }
  }
  await look()
  return counts
}
