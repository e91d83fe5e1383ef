import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const api = fileURLToPath(new URL('../../../', import.meta.url))
const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const entry = fileURLToPath(new URL('./child/main.ts', import.meta.url))

/** V8 and libvips reserve about half of it before the first picture. */
const DATA_KILOBYTES = 1_500_000
const HEAP_MEGABYTES = 192
/** CPU time of one process: the last resort, should its parent be gone. */
const CPU_SECONDS = 600

/**
 * Limits that the kernel enforces, then the process itself. `sh` leaves a variable behind; nothing else is in the
 * environment.
 */
const limited = `ulimit -d ${DATA_KILOBYTES}; ulimit -t ${CPU_SECONDS}; ulimit -c 0; ulimit -n 64; unset PWD OLDPWD; exec "$@"`

const namespaces = ['--user', '--net', '--pid', '--mount-proc', '--fork', '--kill-child=SIGKILL']

export type ChildCommand = { command: string; args: readonly string[] }

/** Whether the system lets us start processes without a network and without a view of other processes. */
export async function canIsolate(): Promise<boolean> {
  try {
    await promisify(execFile)('unshare', [...namespaces, 'true'], { timeout: 10_000 })
    return true
  } catch {
    return false
  }
}

/** How a render process is started: through Node it may read our program and its libraries, and nothing else. */
export function childCommand(isIsolated: boolean): ChildCommand {
  const node = [
    process.execPath,
    '--permission',
    '--allow-addons',
    `--allow-fs-read=${api}`,
    `--allow-fs-read=${root}node_modules`,
    `--allow-fs-read=${root}packages/domain`,
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    '--disable-warning=SecurityWarning',
    entry,
  ]
  const started = isIsolated ? ['unshare', ...namespaces, ...node] : node
  return { command: '/bin/sh', args: ['-c', limited, 'sh', ...started] }
}
