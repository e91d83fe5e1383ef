import { seedMall } from '@mofu/tools/seed/mall/seed-mall'
import { seed } from '@mofu/tools/seed/seed'
import { untilProjected } from '@mofu/tools/stack/services'
import { testServer } from '@mofu/tools/stack/test-server'
import { startTestStack } from '@mofu/tools/stack/test-stack'

import { startRelay } from './wallet/relay.ts'

/** How many pets live on the chain before the first visitor comes: more than one page of the list. */
const PETS = 60

/** Where the menus and the footer lead in these journeys; nothing there is ever opened. */
const pages =
  'swap liquidity miracle bank jackpot travel about roadmap lab whitepaper discord telegram x youtube'.split(
    ' ',
  )

/** One stack with the built web app for all journeys of a run. Tests read where it is from the environment. */
// oxlint-disable-next-line import/no-default-export -- the runner takes nothing else
export default async function startStack(): Promise<() => Promise<void>> {
  const server = await testServer()
  const relay = await startRelay()
  const stack = await startTestStack({
    databaseServer: server.url,
    isWithWeb: true,
    env: {
      WALLETCONNECT_PROJECT_ID: 'local',
      WALLETCONNECT_RELAY_URL: relay.url,
      ...Object.fromEntries(
        pages.map((name) => [`LINK_${name.toUpperCase()}`, `https://${name}.mofu.example/`]),
      ),
      DAPP_PAGES: 'Pet Walk=https://walk.mofu.example/,Treat Farm=https://farm.mofu.example/',
      SITE_URL_FVM: 'https://fvm.mofu.example/',
    },
  })
  const { CollectionFactory: factory, DefaultCollection: pets } = stack.contracts
  if (!factory || !pets) throw new Error('the stack has no contracts')
  const block = await seed({
    rpcUrl: stack.rpcUrl,
    factory: factory.address,
    defaultCollection: pets.address,
    mediaUrl: stack.mediaUrl,
    pets: PETS,
  })
  await seedMall(stack)
  await untilProjected(stack.apiUrl, stack.chainId, block, 120_000)
  process.env['STACK_URL'] = stack.apiUrl
  process.env['STACK_RPC_URL'] = stack.rpcUrl
  process.env['STACK_RELAY_URL'] = relay.url
  process.env['STACK_DATABASE_URL'] = stack.databaseUrl
  process.env['STACK_WORKER_PID'] = String(stack.parts.worker.pid)
  process.env['STACK_MAILS_URL'] = stack.mailsUrl
  return async () => {
    await stack.stop()
    await relay.stop()
    await server.stop()
  }
}
