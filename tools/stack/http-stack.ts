import type { TestProject } from 'vitest/node'

import { seedMall } from '../seed/mall/seed-mall.ts'
import type { StackEnv } from './services.ts'
import { testServer } from './test-server.ts'
import { startTestStack } from './test-stack.ts'

export type HttpStack = {
  apiUrl: string
  mediaUrl: string
  rpcUrl: string
  chainId: number
  collection: `0x${string}`
  databaseUrl: string
  mailsUrl: string
  /** What its processes were told, to start one more beside them. */
  env: StackEnv
  folder: string
}

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    /** One whole stack that all HTTP tests of a run share. */
    httpStack: HttpStack
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await testServer()
  const stack = await startTestStack({ databaseServer: server.url })
  await seedMall(stack)
  const collection = stack.contracts['DefaultCollection']
  if (!collection) throw new Error('the stack has no default collection')
  const { apiUrl, mediaUrl, rpcUrl, chainId, databaseUrl, mailsUrl, env, folder } = stack
  provide('httpStack', {
    apiUrl,
    mediaUrl,
    rpcUrl,
    chainId,
    collection: collection.address,
    databaseUrl,
    mailsUrl,
    env,
    folder,
  })
  return async () => {
    await stack.stop()
    await server.stop()
  }
}
