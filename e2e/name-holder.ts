import { namesAbi } from '@mofu/chain/names'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { registerNames } from '@mofu/testkit/seed/economy/names'
import { contractsIn, SeedContext } from '@mofu/testkit/seed/economy/seed-context'
import { untilProjected } from '@mofu/testkit/services'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import type { Page } from '@playwright/test'
import { encodeFunctionData, type Hex } from 'viem'

import { rpcUrl, stackUrl } from './journey.ts'
import { chainId } from './trader.ts'

/** The whole address of a person on a page, with the name above it if there is one. */
export const labelOf = (page: Page, person: Person) =>
  page.getByRole('main').getByText(accountOf(person).address.toLowerCase(), { exact: true }).locator('..')

/** The name of whom a profile belongs to. */
export const profileOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

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

  const projected = async () =>
    untilProjected(stackUrl(), chainId, Number(await context.reader.getBlockNumber()), 30_000)
  const act = async (person: Person, ...calls: Hex[]) => {
    for (const data of calls) await context.send([context.act(person, 'Names', data)])
    await projected()
  }

  return {
    projected,
    /** Makes a name the primary one of its owner, with a pet as its avatar. */
    choosePrimary: async (person: Person, label: string, petId?: string) => {
      const id = await idOf(label)
      const primary = encodeFunctionData({ ...names, functionName: 'setPrimaryName', args: [id] })
      if (petId === undefined) return act(person, primary)
      const [chain, contract, tokenId] = petId.split('-')
      const args = [id, 'avatar', `eip155:${chain}/erc721:${contract}/${tokenId}`] as const
      return act(person, encodeFunctionData({ ...names, functionName: 'setText', args }), primary)
    },
    setText: async (person: Person, label: string, key: string, value: string) => {
      const args = [await idOf(label), key, value] as const
      await act(person, encodeFunctionData({ ...names, functionName: 'setText', args }))
    },
    /** Makes a name resolve to somebody else. */
    pointTo: async (owner: Person, label: string, person: Person) => {
      const args = [await idOf(label), accountOf(person).address] as const
      await act(owner, encodeFunctionData({ ...names, functionName: 'setAddr', args }))
    },
    transfer: async (from: Person, to: Person, label: string) => {
      const args = [accountOf(from).address, accountOf(to).address, await idOf(label)] as const
      await act(from, encodeFunctionData({ ...names, functionName: 'transferFrom', args }))
    },
    /** Registers names for a year, and waits until the read model has them. */
    register: async (wanted: readonly (readonly [string, Person])[]) => {
      await registerNames(context, wanted)
      await projected()
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
