import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { developmentBeacon, roundAt, signRound } from '@mofu/contracts/beacon'

export type BeaconServer = { url: string; stop: () => Promise<void> }

const base = '/v2/beacons/evmnet'

export function beaconUrlAt(port: number): string {
  return `http://127.0.0.1:${port}${base}`
}

/** Answers like drand's own servers, with the development key: a round is served once its time has come, never before. */
export async function startBeacon({
  port,
  now = async () => Date.now() / 1000,
}: {
  port: number
  now?: () => Promise<number>
}): Promise<BeaconServer> {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const time = await now()
    const { status, body } = answer(request.url ?? '', Math.floor(time))
    // drand's servers answer every page, too.
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    response.end(JSON.stringify(body))
  }
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  )
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the beacon has no port')
  return {
    url: beaconUrlAt(address.port),
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

function answer(path: string, time: number): { status: number; body: object } {
  if (path === `${base}/info`) return { status: 200, body: info() }
  const asked = /^\/v2\/beacons\/evmnet\/rounds\/(latest|[1-9]\d{0,15})$/.exec(path)?.[1]
  if (asked === undefined) return { status: 404, body: { error: 'no such page' } }
  const last = roundAt(time)
  const round = asked === 'latest' ? last : Number(asked)
  if (round < 1 || round > last) return { status: 425, body: { error: `round ${round} is still to come` } }
  const { signature } = signRound(round)
  return { status: 200, body: { round, signature: signature.slice(2) } }
}

function info(): object {
  const { genesis, period, publicKey } = developmentBeacon
  const { xImaginary, xReal, yImaginary, yReal } = publicKey
  return {
    public_key: [xImaginary, xReal, yImaginary, yReal]
      .map((part) => part.toString(16).padStart(64, '0'))
      .join(''),
    period,
    genesis_time: genesis,
    scheme: 'bls-bn254-unchained-on-g1',
    beacon_id: 'evmnet',
  }
}
