import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import solc from 'solc'

/**
 * Our own sources have no compiler warning at all. The compiler stops counting at 256 and the libraries alone have more, so
 * each family is compiled separately, and only up to the analysis, which is what issues warnings.
 */
const root = join(import.meta.dirname, '..')
const remappings = readFileSync(join(root, 'remappings.txt'), 'utf8').split('\n').filter(Boolean)
const TOO_MANY = '4591'

type Finding = { errorCode: string; formattedMessage: string; sourceLocation?: { file: string } }

function findingsIn(family: string): Finding[] {
  const files = readdirSync(join(root, 'src', family)).filter((name) => name.endsWith('.sol'))
  const sources = Object.fromEntries(
    files.map((name) => {
      const path = `src/${family}/${name}`
      return [path, { content: readFileSync(join(root, path), 'utf8') }]
    }),
  )
  const input = {
    language: 'Solidity',
    sources,
    settings: { remappings, evmVersion: 'cancun', outputSelection: {} },
  }
  const read = (path: string) => ({ contents: readFileSync(join(root, path), 'utf8') })
  const { errors = [] } = JSON.parse(solc.compile(JSON.stringify(input), { import: read })) as {
    errors?: Finding[]
  }
  return errors.filter(
    ({ errorCode, sourceLocation }) =>
      errorCode === TOO_MANY || sourceLocation === undefined || sourceLocation.file.startsWith('src/'),
  )
}

const families = readdirSync(join(root, 'src'))
const found = families.flatMap(findingsIn)
for (const { formattedMessage } of found) console.error(formattedMessage)
console.log(`warnings: ${found.length} in ${families.length} families`)
process.exitCode = found.length === 0 ? 0 : 1
