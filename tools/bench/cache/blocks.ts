import type { BoundedPool } from '@mofu/db/bounded-pool'

const BLOCK_MS = 2_000

/** Moves the read model by a block every two seconds, as the projector does: with each, every stored reply is old. */
export function startBlocks(pool: BoundedPool) {
  let isPaused = false
  let timer: NodeJS.Timeout | undefined
  let moving: Promise<void> = Promise.resolve()
  const next = async (): Promise<void> => {
    await pool.query('update app.projection set block = block + 1, block_time = block_time + 2')
  }
  timer = setInterval(() => {
    if (!isPaused) moving = next()
  }, BLOCK_MS)
  return {
    next,
    pause: async (): Promise<void> => {
      isPaused = true
      await moving
    },
    stop: async (): Promise<void> => {
      clearInterval(timer)
      timer = undefined
      await moving
    },
  }
}
