import { createServer, type Server } from 'node:http'

import type { Supervisor } from './supervise.ts'

const ANSWER_MS = 2_000

const states = ['connecting', 'standby', 'running', 'catching-up'] as const

type Readiness = { isReady: boolean; state: (typeof states)[number] }

/** The state for Prometheus: 1 for the present one, 0 for the others. */
function indexerMetrics({ state }: Readiness): string {
  const name = 'mofu_indexer_state'
  const lines = states.map((each) => `${name}{state="${each}"} ${each === state ? 1 : 0}`)
  return `# HELP ${name} What the supervisor and its engine do.\n# TYPE ${name} gauge\n${lines.join('\n')}\n`
}

/**
 * `/livez`: the supervisor answers. `/readyz`: it is on standby for another supervisor, or its engine has caught up, as
 * the engine reports on its own port. `/metrics`: the same for Prometheus.
 */
export function serveHealth(
  { host, port, enginePort }: { host: string; port: number; enginePort: number },
  supervisor: Pick<Supervisor, 'state'>,
): Server {
  const readiness = async (): Promise<Readiness> => {
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
    if (request.url === '/metrics') {
      return void readiness().then((now) => {
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(indexerMetrics(now))
      })
    }
    if (request.url !== '/readyz') return answer(404, 'not found')
    void readiness().then(({ isReady, state }) => answer(isReady ? 200 : 503, state))
  })
  return server.listen(port, host)
}

async function engineIsReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(ANSWER_MS) })).ok
  } catch {
    return false
  }
}
