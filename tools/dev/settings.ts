import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { readEnvironment } from '@mofu/domain/environment'
import { root } from '@mofu/testkit/paths'

export type DevSettings = {
  /** Chain, database, files and logs of this developer, stored and deleted together. */
  folder: string
  databaseUrl: string | undefined
  redisUrl: string | undefined
  ports: {
    chain: number
    postgres: number
    indexer: number
    api: number
    media: number
    render: number
    web: number
    beacon: number
    smtp: number
    mail: number
  }
  pets: number
  isReset: boolean
}

/** Reads `.env`, then the environment. */
export function readDevSettings(args: readonly string[]): DevSettings {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const env = readEnvironment(process.env)
  const port = (name: string, fallback: number) => env.whole(name, { fallback, least: 1, most: 65_535 })
  const settings = {
    folder: env.text('MOFU_DIR', join(root, '.mofu')),
    databaseUrl: env.optionalUrl('DATABASE_URL', ['postgres', 'postgresql']),
    redisUrl: env.optionalUrl('REDIS_URL', ['redis', 'rediss']),
    ports: {
      chain: port('CHAIN_PORT', 8_545),
      postgres: port('POSTGRES_PORT', 54_329),
      indexer: port('INDEXER_PORT', 42_069),
      api: port('API_PORT', 3_001),
      media: port('MEDIA_PORT', 3_002),
      render: port('RENDER_PORT', 3_003),
      web: port('WEB_PORT', 5_173),
      beacon: port('BEACON_PORT', 8_590),
      smtp: port('SMTP_PORT', 1_025),
      mail: port('MAIL_PORT', 8_025),
    },
    pets: env.whole('SEED_PETS', { fallback: 360, least: 0, most: 10_000 }),
    isReset: args.includes('--reset'),
  }
  env.finish('pnpm dev')
  return settings
}
