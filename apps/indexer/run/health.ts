import { createServer } from 'node:http'

import type { Supervisor } from './supervise.ts'

const ANSWER_MS = 2_000

/**
 * `/livez`: the supervisor answers. `/readyz`: it is on standby for another supervisor, or its engine has caught up, as
 * the engine reports on its own port.
 */
export function serveHealth(
  { port, enginePort }: { port: number; enginePort: number },
  supervisor: Pick<Supervisor, 'state'>,
): void {
  const readiness = async (): Promise<{ isReady: boolean; state: string }> => {
    const state = supervisor.state()
    if (state !== 'running') return { isReady: state === 'standby', state }
    const isCaughtUp = await engineIsReady(enginePort)
    return { isReady: isCaughtUp, state: isCaughtUp ? 'running' : 'catching-up' }
  }
  const server = createServer((request, response) => {
    const answer = (status: number, state: string): void => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(JSON.stringify({ state }))
    }
    if (request.url === '/livez') return answer(200, 'alive')
    if (request.url !== '/readyz') return answer(404, 'not found')
    void readiness().then(({ isReady, state }) => answer(isReady ? 200 : 503, state))
  })
  server.listen(port, '127.0.0.1')
}

async function engineIsReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(ANSWER_MS) })).ok
  } catch {
    return false
  }
}
