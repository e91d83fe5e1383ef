import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ephemeral range: a port from that range could be taken before its server starts. */
const [FIRST, LAST] = [12_000, 32_000]

/** A port nobody listens on now. Each test takes its own, so that two runs never collide. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
  throw new Error(`no free port between ${FIRST} and ${LAST}`)
}

export async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
