import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

import { sampleMp3, sampleMp4, samplePng } from '@mofu/testkit/sample-files'
import { afterEach, expect, test } from 'vitest'

import { canIsolate, childCommand } from './isolation.ts'
import { type RenderPool, renderPool } from './render-pool.ts'

const isIsolated = await canIsolate()
const silent = { warn: () => undefined }
let pool: RenderPool

afterEach(() => pool.stop())

function start(options: Partial<Parameters<typeof renderPool>[0]> = {}): RenderPool {
  pool = renderPool({
    command: childCommand(isIsolated),
    processes: 1,
    queueMost: 10,
    isSingleUse: false,
    log: silent,
    ...options,
  })
  return pool
}

function body(bytes: Buffer | string) {
  const buffer = Buffer.from(bytes)
  return { size: buffer.length, bytes: buffer }
}

const svg = (inside: string, side = 512) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${inside}</svg>`
const square = svg('<rect width="512" height="512" fill="red"/>')
/** Passes the rules for SVG, and takes minutes: thousands of layers of sixteen million pixels each. */
const slow = svg('<g opacity=".9"><rect width="4000" height="4000"/></g>'.repeat(9_000), 4_000)

test('draws, cleans and measures', async () => {
  const { run } = start()
  const drawn = await run({ kind: 'draw', width: 96 }, body(square))
  expect(drawn.bytes.subarray(8, 12).toString()).toBe('WEBP')
  expect([drawn.width, drawn.height]).toEqual([96, 96])
  const clean = await run(
    { kind: 'clean', type: 'image/png' },
    body(samplePng({ width: 40, height: 20, size: 9_000 })),
  )
  expect([clean.width, clean.height, clean.bytes.includes('xxxxxxxx')]).toEqual([40, 20, false])
  const flat = await run({ kind: 'flatten' }, body(square))
  expect([flat.width, flat.bytes.subarray(1, 4).toString()]).toEqual([1_280, 'PNG'])
  const film = sampleMp4({ hidden: 'secret' })
  const { spans } = await run({ kind: 'film' }, body(film))
  expect(spans.some(({ start: from, end }) => film.subarray(from, end).includes('secret'))).toBe(true)
  const sound = sampleMp3({ tag: 'secret' })
  const [frames] = (await run({ kind: 'sound' }, body(sound))).spans
  expect(sound.subarray(frames?.start, frames?.end).includes('secret')).toBe(false)
})

test('a job that takes too long is killed, and the next one gets a new process', async () => {
  const { run, pids } = start({ mostMs: { flatten: 1_500 } })
  await run({ kind: 'flatten' }, body(square))
  const [before] = pids()
  const from = Date.now()
  await expect(run({ kind: 'flatten' }, body(slow))).rejects.toMatchObject({ code: 'uploads.too_complex' })
  expect(Date.now() - from).toBeLessThan(4_000)
  expect(isAlive(before ?? 0)).toBe(false)
  expect((await run({ kind: 'flatten' }, body(square))).width).toBe(1_280)
  expect(pids()).not.toContain(before)
})

test('a process that is killed from outside fails its own job only', async () => {
  const { run, pids } = start()
  await run({ kind: 'draw', width: 96 }, body(square))
  const dying = run({ kind: 'flatten' }, body(slow)).catch((error: unknown) => error)
  await wait(300)
  process.kill(pids()[0] ?? 0, 'SIGKILL')
  expect(await dying).toMatchObject({ code: 'uploads.too_complex' })
  expect((await run({ kind: 'draw', width: 96 }, body(square))).width).toBe(96)
})

test('a process has no environment, no network and no view of its parent', async () => {
  process.env['MALL_OPERATOR_KEY'] = 'canary'
  const { run, pids } = start()
  await run({ kind: 'draw', width: 96 }, body(square))
  const [pid = 0] = pids()
  const inside = isIsolated ? childOf(pid) : pid
  expect(readFileSync(`/proc/${inside}/environ`, 'utf8')).toBe('')
  // Where the system allows no namespaces a warning is logged at start; here it must hold.
  expect(isIsolated).toBe(true)
  const interfaces = readFileSync(`/proc/${inside}/net/dev`, 'utf8').match(/^\s*\w+:/gm)
  expect(interfaces?.map((name) => name.trim())).toEqual(['lo:'])
  expect(/^NSpid:\s+\d+\s+1$/m.test(readFileSync(`/proc/${inside}/status`, 'utf8'))).toBe(true)
  expect(readFileSync(`/proc/${inside}/limits`, 'utf8')).toMatch(/Max data size\s+1536000000/)
})

test('a process for untrusted bytes serves one job; drawings share theirs', async () => {
  const strangers = start({ isSingleUse: true })
  await strangers.run({ kind: 'flatten' }, body(square))
  const [first] = strangers.pids()
  await strangers.run({ kind: 'flatten' }, body(square))
  expect(strangers.pids()).not.toContain(first)
  strangers.stop()
  const drawings = start()
  await drawings.run({ kind: 'draw', width: 96 }, body(square))
  const [same] = drawings.pids()
  await drawings.run({ kind: 'draw', width: 384 }, body(square))
  expect(drawings.pids()).toEqual([same])
})

test('jobs beyond the queue limit are refused at once', async () => {
  const { run } = start({ queueMost: 2 })
  const all = await Promise.allSettled(
    Array.from({ length: 5 }, () => run({ kind: 'draw', width: 96 }, body(square))),
  )
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  expect(all[4]).toMatchObject({ reason: { code: 'server.busy' } })
})

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** `unshare` waits for the process it started. */
function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ', 1)[0])
}
