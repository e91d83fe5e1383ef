import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The binary itself: the package's launcher does not pass signals on. */
export function foundryBinary(tool: 'anvil' | 'forge'): string {
  const launcher = createRequire(import.meta.url).resolve(`@foundry-rs/${tool}/package.json`)
  const platform = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`
  const binary = join(dirname(dirname(realpathSync(launcher))), `${tool}-${platform}`, 'bin', tool)
  return existsSync(binary) ? binary : tool
}
