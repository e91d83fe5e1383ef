import { spawn } from 'node:child_process'

import { root } from '@mofu/testkit/paths'
import { freePort } from '@mofu/testkit/ports'

const names = [
  'CHAIN_PORT',
  'POSTGRES_PORT',
  'INDEXER_PORT',
  'API_PORT',
  'MEDIA_PORT',
  'RENDER_PORT',
  'WEB_PORT',
  'BEACON_PORT',
  'SMTP_PORT',
  'MAIL_PORT',
] as const

export type DevPorts = Record<(typeof names)[number], string>

/** Ports for a separate run. */
export async function freePorts(): Promise<DevPorts> {
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())] as const))
  return Object.fromEntries(ports) as DevPorts
}

export type DevRun = { took: number; text: string; stop: () => Promise<number | null> }

type RunOptions = {
  /** The checkout's folder; this one by default. */
  checkout?: string
  /** The output that it must have printed. */
  until?: string
}

/** Runs the command as a developer would, until it reports that everything is up. */
export async function runDev(
  env: Record<string, string>,
  { checkout = root, until = 'Mofu is up' }: RunOptions = {},
): Promise<DevRun> {
  const from = Date.now()
  const child = spawn(process.execPath, ['tools/dev/main.ts'], {
    cwd: checkout,
    env: { ...process.env, ...env },
  })
  let text = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const isUp = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes(until)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => reject(new Error(`it ended with ${code}:\n${text}`)))
  })
  await isUp
  return {
    took: Date.now() - from,
    text,
    stop: () => {
      child.kill('SIGINT')
      return ended
    },
  }
}
