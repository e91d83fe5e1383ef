import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below what systems hand out for outgoing connections: such a port could be gone again before its server starts. */
const [FIRST, LAST] = [12_000, 32_000]

/** A port nobody listens on now. Tests take one each, so that two runs never meet. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
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
