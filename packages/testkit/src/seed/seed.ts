import { readerOf } from '../mint.ts'
import { hasWorks, mintWorks, openCollections, type WorksSeed } from './works.ts'

/** Seeds an empty chain with the first works and their people. Does nothing where there are works already. */
export async function seed(input: WorksSeed): Promise<number> {
  if (await hasWorks(input)) return Number(await readerOf(input.rpcUrl).getBlockNumber())
  return mintWorks(input.rpcUrl, await openCollections(input))
}
