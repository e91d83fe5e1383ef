import { setTimeout as wait } from 'node:timers/promises'

import type { BlockMaker } from '../../stack/block-maker.ts'
import { type DoubtfulNode, nodeMoods } from '../../stack/doubtful-node.ts'
import type { Part } from '../../stack/part.ts'

/** A process that can be killed and comes again. One that is slow to come back is let be until it is well. */
export type Mortal = { part: Part; start: () => Promise<Part>; isWell?: () => Promise<boolean> }

export type Storm = {
  blocks: BlockMaker
  nodes: readonly DoubtfulNode[]
  mortals: readonly Mortal[]
  crashDatabase: () => Promise<void>
  roll: (sides: number) => number
}

/** Below the depth at which the local chain counts as final. */
const DEEPEST = 20

/**
 * Kills, lies and rolls back at random until the orders are all under way; PostgreSQL falls twice on the way, or at the end.
 * Says how often it did what.
 */
export async function rage(
  { blocks, nodes, mortals, crashDatabase, roll }: Storm,
  progress: () => number,
): Promise<Record<string, number>> {
  const told = { kills: 0, crashes: 0, reorgs: 0, deepest: 0, moods: 0 }
  // Orders that are quick must not be over before the storm has done each of these.
  const isEnough = () => told.crashes === 2 && told.kills > 0 && told.reorgs > 0
  while (progress() < 1 || !isEnough()) {
    if (told.crashes < 2 && progress() > (told.crashes + 1) / 3) {
      told.crashes++
      await crashDatabase()
    }
    const kind = roll(10)
    if (kind < 3) {
      const mortal = mortals[roll(mortals.length)]
      if (!mortal || !(await (mortal.isWell?.() ?? true))) continue
      told.kills++
      await mortal.part.kill()
      mortal.part = await mortal.start()
    } else if (kind < 7) {
      told.moods++
      const both = roll(3) === 0
      const mood = nodeMoods[1 + roll(nodeMoods.length - 1)] ?? 'true'
      const chosen = both ? nodes : [nodes[roll(nodes.length)]]
      for (const node of chosen) if (node) node.mood = mood
      await wait(500 + roll(3_000))
      for (const node of nodes) node.mood = 'true'
    } else {
      told.reorgs++
      const depth = [1, 5, 1 + roll(DEEPEST)][roll(3)] ?? 1
      told.deepest = Math.max(told.deepest, depth)
      await blocks.reorg(depth)
    }
    await wait(100 + roll(800))
  }
  return told
}
