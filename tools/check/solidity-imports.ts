import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from '@mofu/testkit/paths'

type Import = { file: string; spec: string }

/** A domain's contracts may import themselves, shared/, and other domains' interfaces; shared/ imports no domain. */
export function wrongImports(files: readonly { file: string; text: string }[]): Import[] {
  return files.flatMap(({ file, text }) => {
    const folder = file.split('/')[0]
    return [...text.matchAll(/^import\s[^;]*?["'](\.[^"']+)["']/gm)]
      .map(([, spec = '']) => ({ file, spec }))
      .filter(({ spec }) => {
        const target = join(dirname(file), spec).split('/')
        const isInterface = /^I[A-Z]/.test(target.at(-1) ?? '')
        return target[0] !== folder && (folder === 'shared' || (target[0] !== 'shared' && !isInterface))
      })
  })
}

/** Violations that must be caught, or the check is blind. */
const canaries = [
  { file: 'shared/Canary.sol', text: 'import {Market} from "../market/Market.sol";' },
  { file: 'shared/Canary.sol', text: 'import {IMarket} from "../market/IMarket.sol";' },
  { file: 'market/Canary.sol', text: 'import {\n  Auction\n} from "../auctions/Auction.sol";' },
]

export function checkSolidityImports(): string {
  const files = globSync('**/*.sol', { cwd: join(root, 'contracts/src') }).map((file) => ({
    file,
    text: readFileSync(join(root, 'contracts/src', file), 'utf8'),
  }))
  if (files.length === 0) throw new Error('no contract was read')
  const wrong = wrongImports(files)
  if (wrong.length > 0)
    throw new Error(wrong.map(({ file, spec }) => `contracts/src/${file} → ${spec}`).join('\n'))
  const caught = canaries.filter((one) => wrongImports([one]).length === 1)
  if (caught.length !== canaries.length) throw new Error('a canary was not caught')
  return `${files.length} contracts, 0 violations; ${canaries.length} canaries, ${caught.length} caught`
}
