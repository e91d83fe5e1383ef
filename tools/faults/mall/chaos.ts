import { setTimeout as wait } from 'node:timers/promises'

import type { BlockMaker } from '@mofu/testkit/block-maker'
import { type FaultyNode, faultModes } from '@mofu/testkit/faulty-node'
import type { Part } from '@mofu/testkit/part'

/** A process that is killed and restarted. One that recovers slowly is left alone until it is healthy. */
export type Killable = { part: Part; start: () => Promise<Part>; isWell?: () => Promise<boolean> }

export type Chaos = {
  blocks: BlockMaker
  nodes: readonly FaultyNode[]
  killables: readonly Killable[]
  crashDatabase: () => Promise<void>
  roll: (sides: number) => number
}

/** Below the depth at which the local chain counts as final. */
const DEEPEST = 20

/**
 * Kills processes, injects RPC faults and reorgs at random until all orders are under way; PostgreSQL crashes twice.
 * Returns how often each happened.
 */
export async function injectFaults(
  { blocks, nodes, killables, crashDatabase, roll }: Chaos,
  progress: () => number,
): Promise<Record<string, number>> {
  const counts = { kills: 0, crashes: 0, reorgs: 0, deepest: 0, modes: 0 }
  // Fast orders must not finish before each of these has happened.
  const isEnough = () => counts.crashes === 2 && counts.kills > 0 && counts.reorgs > 0
  while (progress() < 1 || !isEnough()) {
    if (counts.crashes < 2 && progress() > (counts.crashes + 1) / 3) {
      counts.crashes++
      await crashDatabase()
    }
    const kind = roll(10)
    if (kind < 3) {
      const killable = killables[roll(killables.length)]
      if (!killable || !(await (killable.isWell?.() ?? true))) continue
      counts.kills++
      await killable.part.kill()
      killable.part = await killable.start()
    } else if (kind < 7) {
      counts.modes++
      const both = roll(3) === 0
      const mode = faultModes[1 + roll(faultModes.length - 1)] ?? 'true'
      const chosen = both ? nodes : [nodes[roll(nodes.length)]]
      for (const node of chosen) if (node) node.mode = mode
      await wait(500 + roll(3_000))
      for (const node of nodes) node.mode = 'true'
    } else {
      counts.reorgs++
      const depth = [1, 5, 1 + roll(DEEPEST)][roll(3)] ?? 1
      counts.deepest = Math.max(counts.deepest, depth)
      await blocks.reorg(depth)
    }
    await wait(100 + roll(800))
  }
  return counts
}
