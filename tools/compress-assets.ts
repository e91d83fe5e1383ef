import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Writes a compressed copy beside each text file of a build: once here, instead of at every request. */
export function compressAssets(folder: string): number {
  const files = globSync('**/*.{js,css,svg,html,json}', { cwd: folder })
  for (const file of files) {
    const path = join(folder, file)
    const content = readFileSync(path)
    const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    writeFileSync(`${path}.br`, brotli)
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
  return files.length
}
