import { join } from 'node:path'

import { type Chain, rpc, startChain } from '@mofu/testkit/anvil'
import type { Server } from '@mofu/testkit/postgres'
import { HISTORY } from '@mofu/testkit/seed/economy/seed-economy'
import { logIn } from '@mofu/testkit/services'

import { say } from './progress.ts'
import type { Running } from './running.ts'
import { behind, hasPartOfSeed, mismatch, resetAll } from './saved-state.ts'
import type { DevSettings } from './settings.ts'

/** Starts the chain from its saved state. When chain and database do not match, both start empty. */
export async function startSavedChain(
  settings: DevSettings,
  { server, database, running }: { server: Server; database: string; running: Running },
): Promise<Chain> {
  const { folder, ports } = settings
  const start = () =>
    startChain({
      port: ports.chain,
      logFile: logIn(folder, 'chain'),
      onSpawn: running.keep.bind(running),
      stateFile: join(folder, 'chain.json'),
      startsAt: Math.floor(Date.now() / 1000) - HISTORY,
    })
  const reset = async (why: string, isInUse = true) => {
    if (isInUse && !server.isOurs && !settings.isReset) {
      throw new Error(
        `DATABASE_URL: ${why}.\nRun \`pnpm dev --reset\` to throw chain, files and this database's content away.`,
      )
    }
    say(`Starting empty: ${why}.`)
    await resetAll(folder, server.isOurs ? server.url : maintenanceUrl(database), database)
  }
  const why = settings.isReset ? 'a reset was asked for' : await mismatch(folder, database)
  if (why) await reset(why)
  else if (hasPartOfSeed(folder))
    await reset('the last start was stopped before its seed was complete', false)
  const chain = await start()
  const lost = await behind(database, Number(await rpc(chain.rpcUrl, 'eth_blockNumber')))
  if (!lost) return chain
  await chain.part.stop()
  await reset(lost)
  return start()
}

function maintenanceUrl(database: string): string {
  const url = new URL(database)
  url.pathname = '/postgres'
  return url.toString()
}
