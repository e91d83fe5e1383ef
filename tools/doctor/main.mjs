// `pnpm run doctor`. Plain JavaScript without packages: it must also speak where Node is too old for TypeScript, or nothing is installed.
import { existsSync } from 'node:fs'

const isInstalled = existsSync(new URL('../../node_modules/.modules.yaml', import.meta.url))
const isRecent = Number(process.versions.node.split('.')[0]) >= 24

if (!isRecent) {
  console.log(`missing   Node 24, this is ${process.versions.node}
          → install Node 24 (nodejs.org); on Linux x64 \`pnpm install\` brings it, then \`pnpm run doctor\``)
}
if (!isInstalled) {
  console.log(`missing   packages
          → npx -y pnpm@12.18.0 install`)
}
if (isRecent && isInstalled) await import('./diagnose.ts')
else process.exitCode = 1
