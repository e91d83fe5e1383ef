import { makeMachine } from '@mofu/testkit/seed/economy/gacha'
import { contractsIn, SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { seedMall } from '@mofu/testkit/seed/mall/seed-mall'
import { seed } from '@mofu/testkit/seed/seed'
import { untilProjected } from '@mofu/testkit/services'
import { startTogether, type Teardown } from '@mofu/testkit/teardown'
import { startTestStack } from '@mofu/testkit/test-stack'

import { startRelay } from './wallet/relay.ts'

/** How many pets are minted before the first test: more than one page of the list. */
const PETS = 60

/** SPEC leaves the ids of these networks open. */
const [ARTA, ARTA_QA] = [11_820, 11_822]

/** The link targets of menus and footer in these journeys; none is ever opened. */
const pages =
  'swap liquidity miracle bank jackpot travel about roadmap lab whitepaper discord telegram x youtube'.split(
    ' ',
  )

/** One stack with the built web app for all tests of a run. Tests read its addresses from the environment. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires it
export default function startStack(): Promise<() => Promise<void>> {
  return startTogether(start)
}

async function start(teardown: Teardown): Promise<() => Promise<void>> {
  const relay = await startRelay()
  teardown.add(() => relay.stop())
  const stack = await startTestStack({
    isWithWeb: true,
    // Each block costs the engine and the projector the same, however little is in it.
    blockTime: 0.4,
    partialNetworks: [
      { name: 'arta', chainId: ARTA, isWithMarket: false },
      { name: 'arta_qa', chainId: ARTA_QA, isWithMarket: true },
    ],
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
  teardown.add(() => stack.stop())
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
  const { rpcUrl, mediaUrl, contracts } = stack
  await makeMachine(new SeedContext({ rpcUrl, mediaUrl, contracts: contractsIn(contracts) }))
  await untilProjected(stack.apiUrl, stack.chainId, block, 120_000)
  process.env['STACK_URL'] = stack.apiUrl
  process.env['STACK_RPC_URL'] = stack.rpcUrl
  process.env['STACK_RELAY_URL'] = relay.url
  process.env['STACK_DATABASE_URL'] = stack.databaseUrl
  process.env['STACK_WORKER_PID'] = String(stack.parts.worker.pid)
  process.env['STACK_KEEPER_PID'] = String(stack.parts.keeper.pid)
  process.env['STACK_MAILS_URL'] = stack.mailsUrl
  process.env['STACK_ENV'] = JSON.stringify(stack.env)
  process.env['STACK_FOLDER'] = stack.folder
  return () => teardown.run()
}
