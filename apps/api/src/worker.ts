import { connectPool, database } from '@mofu/db/connect'
import { pino } from 'pino'

import type { Config } from './config.ts'
import { collectionsProjection } from './modules/collections/index.ts'
import { creditsProjection } from './modules/credits/index.ts'
import { marketProjection } from './modules/market/index.ts'
import { readPetMetadata } from './modules/uploads/index.ts'
import { type Running, runProjector } from './platform/run-projector.ts'

/** Everything that happens without a request: for now the read model. */
export function startWorker(config: Config): Running {
  const log = pino({ level: config.logLevel, name: 'worker' })
  const pool = connectPool(config.databaseUrl, {
    role: 'mofu_app',
    name: 'mofu-worker',
    max: 4,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  const projector = runProjector({ db: database(pool), databaseUrl: config.databaseUrl, log }, [
    collectionsProjection,
    creditsProjection,
    marketProjection((tokenUri) => readPetMetadata(config.mediaUrl, tokenUri)),
  ])
  return {
    stop: async () => {
      await projector.stop()
      await pool.end()
    },
  }
}
