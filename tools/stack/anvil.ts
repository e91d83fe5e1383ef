import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { people } from './accounts.ts'
import { type Part, startPart, untilReady } from './part.ts'
import { root } from './paths.ts'

export type Chain = { part: Part; rpcUrl: string; chainId: number }

export type ChainOptions = {
  port: number
  logFile: string
  chainId?: number
  /** Seconds between blocks. Mining on demand stops in bursts, so there is always an interval. */
  blockTime?: number
  /** The second at which a chain without blocks begins; now, if left out. */
  startsAt?: number
  /** Kept over restarts when given. */
  stateFile?: string
  args?: readonly string[]
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
      // As many as there are people (accounts.ts), each with coins.
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
  })
  const rpcUrl = `http://127.0.0.1:${port}`
  await untilReady(
    part,
    logFile,
    async () => (await rpc(rpcUrl, 'eth_chainId')) === `0x${chainId.toString(16)}`,
    20_000,
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

/** The real binary: the package's launcher would not pass signals on. */
export function foundryBinary(tool: 'anvil' | 'forge'): string {
  const launcher = createRequire(join(root, 'contracts/package.json')).resolve(
    `@foundry-rs/${tool}/package.json`,
  )
  const platform = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`
  const binary = join(dirname(dirname(realpathSync(launcher))), `${tool}-${platform}`, 'bin', tool)
  return existsSync(binary) ? binary : tool
}
