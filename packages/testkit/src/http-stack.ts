import { boxesAbi } from '@mofu/chain/boxes'
import { encodeFunctionData } from 'viem'
import type { TestProject } from 'vitest/node'

import { pulledPets } from './pulled-pets.ts'
import { endCreation, makeMachine } from './seed/economy/gacha.ts'
import { contractsIn, SeedContext } from './seed/economy/seed-context.ts'
import { seedMall } from './seed/mall/seed-mall.ts'
import type { StackEnv } from './services.ts'
import { startTogether } from './teardown.ts'
import { startTestStack } from './test-stack.ts'

export type HttpStack = {
  apiUrl: string
  mediaUrl: string
  rpcUrl: string
  chainId: number
  /** The shared collection of works. */
  collection: `0x${string}`
  /** The machine's pets. */
  pets: `0x${string}`
  databaseUrl: string
  mailsUrl: string
  /** The environment of its processes, to start another one. */
  env: StackEnv
  folder: string
}

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    /** One stack that all HTTP tests of a run share. */
    httpStack: HttpStack
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stack = await startTogether(async (teardown) => {
    const started = await startTestStack()
    teardown.add(() => started.stop())
    await seedMall(started)
    const { rpcUrl, mediaUrl, contracts } = started
    const context = new SeedContext({ rpcUrl, mediaUrl, contracts: contractsIn(contracts) })
    await pullFirstPets(context)
    await supportBoxCoin(context)
    return started
  })
  const { apiUrl, mediaUrl, rpcUrl, chainId, databaseUrl, mailsUrl, env, folder } = stack
  provide('httpStack', {
    apiUrl,
    mediaUrl,
    rpcUrl,
    chainId,
    collection: stack.contracts['DefaultCollection']?.address ?? '0x',
    pets: stack.contracts['Gacha']?.address ?? '0x',
    databaseUrl,
    mailsUrl,
    env,
    folder,
  })
  return () => stack.stop()
}

/** Pets that ren has from the machine before any test begins. */
export const FIRST_PETS = 12

async function pullFirstPets(context: SeedContext): Promise<void> {
  await makeMachine(context)
  await endCreation(context)
  await pulledPets(context, 'ren', FIRST_PETS)
}

/** Boxes can be sold in a second coin, GBT. */
async function supportBoxCoin(context: SeedContext): Promise<void> {
  const args = [context.at.Gbt.address, true] as const
  const data = encodeFunctionData({ abi: boxesAbi, functionName: 'setCoin', args })
  await context.send([context.act('deployer', 'Boxes', data)])
}
