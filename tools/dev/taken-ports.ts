import { isFree } from '@mofu/testkit/ports'

import type { DevSettings } from './settings.ts'

/** Each port that `pnpm dev` listens on, by its setting. */
export const portSettings = {
  chain: 'CHAIN_PORT',
  indexer: 'INDEXER_PORT',
  api: 'API_PORT',
  media: 'MEDIA_PORT',
  render: 'RENDER_PORT',
  web: 'WEB_PORT',
  beacon: 'BEACON_PORT',
  smtp: 'SMTP_PORT',
  mail: 'MAIL_PORT',
} as const

/** One line per port that something else listens on. The database's own port may be taken over from an earlier run. */
export async function takenPorts({ ports, databaseUrl }: DevSettings): Promise<string[]> {
  const taken: string[] = []
  for (const [part, name] of Object.entries(portSettings)) {
    const port = ports[part as keyof typeof portSettings]
    if (!(await isFree(port))) taken.push(`${name}: port ${port} is taken; set another one in .env`)
  }
  if (databaseUrl === undefined && ports.postgres === ports.chain)
    taken.push('POSTGRES_PORT: same as CHAIN_PORT')
  return taken
}
