import { spawn } from 'node:child_process'

import { root } from '../stack/paths.ts'
import { freePort } from '../stack/ports.ts'

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

/** Ports for a run of its own. */
export async function freePorts(): Promise<DevPorts> {
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())] as const))
  return Object.fromEntries(ports) as DevPorts
}

export type DevRun = { took: number; text: string; stop: () => Promise<number | null> }

/** Runs the command as a person would, until it says that everything is up. */
export async function runDev(env: Record<string, string>): Promise<DevRun> {
  const from = Date.now()
  const child = spawn(process.execPath, ['tools/dev/main.ts'], { cwd: root, env: { ...process.env, ...env } })
  let text = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const isUp = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('Mofu is up')) resolve()
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
