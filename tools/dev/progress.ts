import { styleText } from 'node:util'

const started = Date.now()

/** Prints the current step and its duration, so that it is clear that nothing hangs. */
export async function step<T>(what: string, act: () => Promise<T>): Promise<T> {
  const from = Date.now()
  process.stdout.write(`${styleText('dim', clock())}  ${what} …\n`)
  const result = await act()
  process.stdout.write(
    `${styleText('dim', clock())}  ${what} ${styleText('green', 'ready')} (${seconds(Date.now() - from)})\n`,
  )
  return result
}

export function say(text: string): void {
  process.stdout.write(`${styleText('dim', clock())}  ${text}\n`)
}

export function warn(text: string): void {
  process.stdout.write(`${styleText('dim', clock())}  ${styleText('yellow', text)}\n`)
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function clock(): string {
  return seconds(Date.now() - started).padStart(8)
}
