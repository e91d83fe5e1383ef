import { join } from 'node:path'

import { health } from '@mofu/wire/app'
import { CallError, createClient } from '@mofu/wire/client'

import { type Part, startPart, untilReady } from './part.ts'
import { root } from './paths.ts'

/** The environment of every process of one stack. */
export type StackEnv = Readonly<Record<string, string>>

type ServiceOptions = {
  env: StackEnv
  logFile: string
  /** Called as soon as the process was spawned, long before it is ready. */
  onSpawn?: (part: Part) => void
}

export function startIndexer({ env, logFile, onSpawn }: ServiceOptions): Part {
  return startPart({
    name: 'indexer',
    command: process.execPath,
    args: ['apps/indexer/run/main.ts'],
    env,
    logFile,
    onSpawn,
  })
}

export function startWorker({ env, logFile, onSpawn }: ServiceOptions): Part {
  return startPart({
    name: 'worker',
    command: process.execPath,
    args: ['apps/api/src/worker-main.ts'],
    env,
    logFile,
    onSpawn,
  })
}

/** Starts an API process and waits until it answers; its read model may still be catching up. */
export async function startApi({
  env,
  logFile,
  onSpawn,
}: ServiceOptions): Promise<{ part: Part; url: string }> {
  const part = startPart({
    name: 'api',
    command: process.execPath,
    args: ['apps/api/src/main.ts'],
    env,
    logFile,
    onSpawn,
  })
  const url = `http://127.0.0.1:${env['API_PORT']}`
  await untilReady(part, logFile, async () => (await healthOf(url)) !== undefined)
  return { part, url }
}

/** The whole environment of the media process: it needs no database and no key. */
const mediaSettings =
  /^(MEDIA_|RENDER_|DATA_DIR$|STORE_DIR$|S3_|TRUSTED_PROXIES$|LOG_LEVEL$|SHUTDOWN_SECONDS$)/

/** Starts the process that serves, draws and decodes media, and waits until it answers. */
export async function startMedia({
  env,
  logFile,
  onSpawn,
}: ServiceOptions): Promise<{ part: Part; url: string }> {
  const part = startPart({
    name: 'media',
    command: process.execPath,
    args: ['apps/api/src/media-main.ts'],
    env: Object.fromEntries(Object.entries(env).filter(([name]) => mediaSettings.test(name))),
    logFile,
    onSpawn,
  })
  const url = `http://127.0.0.1:${env['MEDIA_PORT']}`
  await untilReady(part, logFile, async () => (await fetch(`${url}/pets/1.json`)).ok)
  return { part, url }
}

/** Waits until the read model has reached a block. */
export async function untilProjected(
  url: string,
  chainId: number,
  block: number,
  mostMs: number,
): Promise<void> {
  const deadline = Date.now() + mostMs
  let reached = -1
  while (Date.now() < deadline) {
    const chains = (await healthOf(url))?.chains ?? []
    reached = chains.find((chain) => chain.chainId === chainId)?.block ?? -1
    if (reached >= block) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the read model stood at block ${reached} of ${block} after ${mostMs / 1000} s`)
}

export async function healthOf(url: string) {
  try {
    return (await createClient({ baseUrl: url })(health, {})).data
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}

export function logIn(folder: string, name: string): string {
  return join(folder, 'logs', `${name}.log`)
}

/** Starts the web app from its sources, with the API behind it. */
export async function startWeb({
  env,
  logFile,
  onSpawn,
}: ServiceOptions): Promise<{ part: Part; url: string }> {
  const part = startPart({
    name: 'web',
    command: process.execPath,
    args: [join(root, 'apps/web/node_modules/vite/bin/vite.js')],
    cwd: join(root, 'apps/web'),
    env,
    logFile,
    onSpawn,
  })
  const url = `http://127.0.0.1:${env['WEB_PORT']}`
  await untilReady(part, logFile, async () => (await fetch(url)).ok)
  return { part, url }
}
