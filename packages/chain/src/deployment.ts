import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Address, parseAddress } from '@mofu/domain/address'

export type DeployedContract = { address: Address; block: number }

/** The deployed contracts of one chain, by name. Only the deployment writes it. */
export type Deployment = { chainId: number; contracts: Readonly<Record<string, DeployedContract>> }

/** Reads every `<chainId>.json` of a folder. A missing file means "not deployed there"; an invalid one stops the start. */
export function readDeployments(folder: string): readonly Deployment[] {
  return readdirSync(folder)
    .filter((file) => /^\d+\.json$/.test(file))
    .map((file) => parseDeployment(join(folder, file), readFileSync(join(folder, file), 'utf8')))
}

function parseDeployment(file: string, text: string): Deployment {
  const json = JSON.parse(text) as {
    chainId?: unknown
    contracts?: Record<string, { address?: unknown; block?: unknown }>
  }
  if (typeof json.chainId !== 'number' || !json.contracts)
    throw new Error(`${file}: chainId and contracts are missing`)
  const contracts = Object.entries(json.contracts).map(([name, { address, block }]) => {
    const parsed = typeof address === 'string' ? parseAddress(address) : undefined
    if (!parsed || typeof block !== 'number') throw new Error(`${file}: ${name} needs an address and a block`)
    return [name, { address: parsed, block }] as const
  })
  return { chainId: json.chainId, contracts: Object.fromEntries(contracts) }
}
