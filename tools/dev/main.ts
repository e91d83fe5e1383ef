import { say } from './progress.ts'
import { Running } from './running.ts'
import { readDevSettings } from './settings.ts'
import { startDev } from './start.ts'

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  process.stderr.write(`Mofu needs Node 24; this is ${process.version}. See README.md, "Run it".\n`)
  process.exit(1)
}

const settings = readDevSettings(process.argv.slice(2))
const running = new Running(settings.folder)
let isStopping = false
const stop = () => {
  if (isStopping) return
  isStopping = true
  say('Stopping …')
  void running.stop().then(() => {
    say('Everything is stopped and kept for the next start.')
    process.exit(0)
  })
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

try {
  await startDev(settings, running)
} catch (error) {
  if (!isStopping) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.stderr.write('`pnpm run doctor` says what is missing on this machine.\n')
    await running.stop()
    process.exit(1)
  }
}
