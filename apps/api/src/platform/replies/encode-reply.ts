import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Below this, compression saves no packet. */
const SMALLEST = 2_048

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The best encoding that an `Accept-Encoding` header names. */
export function encodingFor(accepted: string | undefined): Encoding {
  const names = new Set(
    (accepted ?? '').split(',').flatMap((item) => {
      const [name = '', ...parameters] = item
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name]
    }),
  )
  return encodings.find((encoding) => names.has(encoding)) ?? 'identity'
}

export async function encodeReply(bytes: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(bytes)
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}

export function isWorthEncoding(bytes: Buffer): boolean {
  return bytes.length >= SMALLEST
}
