import { namesAbi } from '@mofu/chain/names'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { registerNames } from '@mofu/testkit/seed/economy/names'
import { contractsIn, SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'

import { rpcUrl, stackUrl } from './journey.ts'
import { chainId } from './trader.ts'

/** Names on the running stack, registered and read directly on the chain. */
export async function namesHere() {
  const { data } = await createClient({ baseUrl: stackUrl() })(appConfig, {})
  const found = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const deployed = Object.entries(found).map(([name, address]) => [name, { address }])
  const context = new SeedContext({
    rpcUrl: rpcUrl(),
    mediaUrl: data.mediaUrl,
    contracts: contractsIn(Object.fromEntries(deployed) as Record<string, { address: `0x${string}` }>),
  })
  const names = { address: context.at.Names.address, abi: namesAbi } as const
  const idOf = (label: string) =>
    context.reader.readContract({ ...names, functionName: 'tokenIdOf', args: [label] })

  return {
    /** Registers names for a year, and waits until the read model has them. */
    register: async (wanted: readonly (readonly [string, Person])[]) => {
      await registerNames(context, wanted)
      await untilProjected(stackUrl(), chainId, Number(await context.reader.getBlockNumber()), 30_000)
    },
    pass: (seconds: number) => context.pass(seconds),
    pathOf: async (label: string) =>
      `/pnsdetail/${chainId}-${names.address.toLowerCase()}-${await idOf(label)}`,
    nameOf: async (label: string) =>
      context.reader.readContract({ ...names, functionName: 'nameOf', args: [await idOf(label)] }),
    textOf: async (label: string, key: string) =>
      context.reader.readContract({ ...names, functionName: 'text', args: [await idOf(label), key] }),
    primaryNameOf: (person: Person) =>
      context.reader.readContract({
        ...names,
        functionName: 'primaryNameOf',
        args: [accountOf(person).address],
      }),
  }
}
