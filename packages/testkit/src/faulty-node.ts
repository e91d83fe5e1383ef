import { createServer } from 'node:http'

import { rpc } from './anvil.ts'
import { freePort } from './ports.ts'

/** Fault modes of a node: down; behind; silent about logs; or two nodes behind one URL, one of which lags. */
export const faultModes = ['true', 'away', 'behind', 'silent', 'alternating'] as const
export type FaultMode = (typeof faultModes)[number]

export type FaultyNode = { url: string; mode: FaultMode; stop(): Promise<void> }

type Ask = { jsonrpc: string; id: unknown; method: string; params?: unknown[] }
type Dated = { number?: string; blockNumber?: string | null } | null

const BEHIND = 8

/** A proxy in front of a chain that acts as a faulty RPC node. */
export async function startFaultyNode(chainUrl: string): Promise<FaultyNode> {
  const port = await freePort()
  let turn = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { mode } = node
      if (mode === 'away') return request.socket.destroy()
      const asked = JSON.parse(Buffer.concat(parts).toString()) as Ask | Ask[]
      const isBehind = mode === 'behind' || (mode === 'alternating' && turn++ % 2 === 0)
      const answer = async (one: Ask) => {
        try {
          const result = await answerOf(chainUrl, one, { isBehind, isSilent: mode === 'silent' })
          return { jsonrpc: '2.0', id: one.id, result }
        } catch (error) {
          return { jsonrpc: '2.0', id: one.id, error: { code: -32_000, message: String(error) } }
        }
      }
      void Promise.all([asked].flat().map((one) => answer(one))).then((answers) => {
        response.setHeader('content-type', 'application/json')
        return response.end(JSON.stringify(Array.isArray(asked) ? answers : answers[0]))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const node: FaultyNode = {
    url: `http://127.0.0.1:${port}`,
    mode: 'true',
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return node
}

async function answerOf(
  chainUrl: string,
  { method, params = [] }: Ask,
  { isBehind, isSilent }: { isBehind: boolean; isSilent: boolean },
): Promise<unknown> {
  if (isSilent && method === 'eth_getLogs') return []
  if (!isBehind) return rpc(chainUrl, method, params)
  const head = Math.max(0, Number(await rpc(chainUrl, 'eth_blockNumber')) - BEHIND)
  if (method === 'eth_blockNumber') return hex(head)
  const result = await rpc(
    chainUrl,
    method,
    params.map((param) => (param === 'latest' || param === 'pending' ? hex(head) : param)),
  )
  if (method === 'eth_getLogs') return (result as Dated[]).filter((log) => !isLater(log, head))
  return isLater(result as Dated, head) ? null : result
}

/** Whether a block, a receipt or a log is from a block that a node at `head` has not seen. */
function isLater(dated: Dated, head: number): boolean {
  const at = dated?.blockNumber ?? dated?.number
  return typeof at === 'string' && Number(at) > head
}

function hex(number: number): string {
  return `0x${number.toString(16)}`
}
