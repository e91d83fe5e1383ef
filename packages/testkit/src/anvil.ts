import { existsSync } from 'node:fs'

import { foundryBinary } from '@mofu/contracts/foundry-binary'

import { people } from './accounts.ts'
import { type Part, startPart, untilReady } from './part.ts'

export type Chain = { part: Part; rpcUrl: string; chainId: number }

export type ChainOptions = {
  port: number
  logFile: string
  chainId?: number
  /** Seconds between blocks. Mining on demand stalls in bursts, so there is always an interval. */
  blockTime?: number
  /** The timestamp of the genesis block; now by default. */
  startsAt?: number
  /** Persists across restarts when given. */
  stateFile?: string
  args?: readonly string[]
  onSpawn?: (part: Part) => void
}

/** The developer's chain. */
export async function startChain({
  port,
  logFile,
  chainId = 31_337,
  blockTime = 1,
  startsAt,
  stateFile,
  args = [],
  onSpawn,
}: ChainOptions): Promise<Chain> {
  const part = startPart({
    name: 'chain',
    command: foundryBinary('anvil'),
    args: [
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--chain-id',
      String(chainId),
      '--block-time',
      String(blockTime),
      // As many as there are people (accounts.ts), each funded.
      '--accounts',
      String(people.length),
      '--prune-history',
      '2000',
      ...(startsAt !== undefined && !(stateFile && existsSync(stateFile))
        ? ['--timestamp', String(startsAt)]
        : []),
      ...(stateFile ? ['--state', stateFile, '--state-interval', '20'] : []),
      ...args,
    ],
    logFile,
    stopSignal: 'SIGINT',
    onSpawn,
  })
  const rpcUrl = `http://127.0.0.1:${port}`
  await untilReady(
    part,
    logFile,
    async () => (await rpc(rpcUrl, 'eth_chainId')) === `0x${chainId.toString(16)}`,
  )
  return { part, rpcUrl, chainId }
}

export async function rpc(url: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}
