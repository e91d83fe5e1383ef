import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { freePort } from '@mofu/testkit/ports'
import { logIn, startApi } from '@mofu/testkit/services'

import { CHAIN_ID } from './shape.ts'

/**
 * An API process over a generated market: a deployment without contracts, no chain, no Redis and no limit of requests.
 * It computes every reply, unless it is given memory for them.
 */
export async function startBenchApi(url: string, folder: string, cacheMegabytes = 0) {
  const port = String(await freePort())
  writeFileSync(join(folder, `${CHAIN_ID}.json`), JSON.stringify({ chainId: CHAIN_ID, contracts: {} }))
  return startApi({
    env: {
      DATABASE_URL: url,
      NETWORK: 'petchain',
      RPC_URL_PETCHAIN: 'http://127.0.0.1:1',
      DEPLOYMENTS_DIR: folder,
      DATA_DIR: folder,
      STORE_DIR: folder,
      API_PORT: port,
      MEDIA_URL: 'http://127.0.0.1:3002',
      REDIS_URL: '',
      REPLY_CACHE_MEGABYTES: String(cacheMegabytes),
      REQUESTS_PER_MINUTE: '10000000',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    logFile: logIn(folder, `api-${port}`),
  })
}
