import { readFile } from 'node:fs/promises'

import type { Abi, Hex } from 'viem'

export type Artifact = { abi: Abi; bytecode: { object: Hex } }

/** What `forge build` left of a contract. */
export async function artifact(contract: string): Promise<Artifact> {
  const file = new URL(`../out/${contract}.sol/${contract}.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8')) as Artifact
}
