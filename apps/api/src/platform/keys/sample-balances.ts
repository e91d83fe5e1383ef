import type { Database } from '@mofu/db/connect'
import type { PublicClient } from 'viem'

import { type JobWorker, jobWorker } from '../jobs/job-worker.ts'
import { jobQueue } from '../jobs/queue.ts'
import { insertBalances } from './balances.ts'
import type { KeyAddress } from './key-addresses.ts'

const balanceQueue = jobQueue<Record<string, never>>('sample-key-balances')

type SampleDeps = {
  db: Database
  keys: readonly KeyAddress[]
  chainIds: readonly number[]
  clientOf: (chainId: number) => PublicClient | undefined
}

/**
 * Records what our keys hold on each chain. A node that does not answer fails the job; what others answered is recorded,
 * and the age of the samples says so.
 */
export async function sampleBalances({ db, keys, chainIds, clientOf }: SampleDeps): Promise<void> {
  const sampledAt = new Date()
  const failures: unknown[] = []
  for (const chainId of chainIds) {
    const client = clientOf(chainId)
    if (!client) continue
    try {
      const samples = await Promise.all(
        keys.map(async (key) => ({
          ...key,
          chainId,
          sampledAt,
          balance: await client.getBalance({ address: key.address }),
        })),
      )
      await insertBalances(db, samples)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'balances of keys could not be read')
}

/** Every five minutes: a key is refilled by a person, which takes longer. */
export function sampleBalancesWorker(deps: SampleDeps): JobWorker {
  return jobWorker(balanceQueue, { slots: 1, cron: '*/5 * * * *' }, () => sampleBalances(deps))
}
