import { join } from 'node:path'

import { linkNames, linkSetting } from '@mofu/domain/links'
import { accountOf } from '@mofu/testkit/accounts'
import { beaconUrlAt } from '@mofu/testkit/beacon/beacon-server'
import { mallEnv } from '@mofu/testkit/mall-keys'
import type { StackEnv } from '@mofu/testkit/services'

import type { DevSettings } from './settings.ts'

/** The environment of the web app's development server. */
export function webEnvironment({ ports }: DevSettings): StackEnv {
  return { WEB_PORT: String(ports.web), API_PORT: String(ports.api) }
}

/** The environment of every other process of `pnpm dev`. */
export function environment(
  { folder, ports, redisUrl }: DevSettings,
  { database, deploymentsDir }: { database: string; deploymentsDir: string },
): StackEnv {
  const chain = `http://127.0.0.1:${ports.chain}`
  return {
    DATABASE_URL: database,
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    NETWORK: 'petchain',
    RPC_URL_PETCHAIN: chain,
    PUBLIC_RPC_URL_PETCHAIN: chain,
    DEPLOYMENTS_DIR: deploymentsDir,
    BEACON_URL: beaconUrlAt(ports.beacon),
    DATA_DIR: join(folder, 'files'),
    STORE_DIR: join(folder, 'store'),
    INDEXER_PORT: String(ports.indexer),
    INDEXER_POLL_MS: '200',
    API_PORT: String(ports.api),
    PUBLIC_URL: `http://127.0.0.1:${ports.web}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    ADMIN_ADDRESS: accountOf('deployer').address,
    NEW_ADMIN_HOURS: '0',
    LEADER_ADDRESS: accountOf('mei').address,
    ...mallEnv,
    MINTER_ADDRESS: accountOf('kuro').address,
    MEDIA_PORT: String(ports.media),
    MEDIA_URL: `http://127.0.0.1:${ports.media}`,
    RENDER_PORT: String(ports.render),
    RENDER_URL: `http://127.0.0.1:${ports.render}`,
    ...exampleLinks(ports.web),
  }
}

/** Where links to other sites lead, unless the developer has set them: an example page of the development server. */
function exampleLinks(webPort: number): StackEnv {
  const settings = [...linkNames.map(linkSetting), 'DAPP_PAGES']
  return Object.fromEntries(
    settings.map((setting) => {
      const page = `http://127.0.0.1:${webPort}/_example#${setting}`
      return [setting, process.env[setting] ?? (setting === 'DAPP_PAGES' ? `Pet Walk=${page}` : page)]
    }),
  )
}
