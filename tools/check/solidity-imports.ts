import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from '../stack/paths.ts'

type Import = { file: string; spec: string }

/** A word's contracts may import themselves, shared/, and other words' interfaces; shared/ imports no word. */
export function wrongImports(files: readonly { file: string; text: string }[]): Import[] {
  return files.flatMap(({ file, text }) => {
    const room = file.split('/')[0]
    return [...text.matchAll(/^import\s[^;]*?["'](\.[^"']+)["']/gm)]
      .map(([, spec = '']) => ({ file, spec }))
      .filter(({ spec }) => {
        const target = join(dirname(file), spec).split('/')
        const isInterface = /^I[A-Z]/.test(target.at(-1) ?? '')
        return target[0] !== room && (room === 'shared' || (target[0] !== 'shared' && !isInterface))
      })
  })
}

/** Violations that must be caught, or the check is blind. */
const planted = [
  { file: 'shared/Planted.sol', text: 'import {Market} from "../market/Market.sol";' },
  { file: 'shared/Planted.sol', text: 'import {IMarket} from "../market/IMarket.sol";' },
  { file: 'market/Planted.sol', text: 'import {\n  Auction\n} from "../auctions/Auction.sol";' },
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
  const caught = planted.filter((one) => wrongImports([one]).length === 1)
  if (caught.length !== planted.length) throw new Error('a planted violation was not caught')
  return `${files.length} contracts, 0 violations; ${planted.length} planted, ${caught.length} caught`
}
