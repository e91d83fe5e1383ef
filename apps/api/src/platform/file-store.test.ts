import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { diskStore, type FileStore } from './file-store.ts'
import { s3Store } from './s3-store.ts'

let folder: string
let bucketServer: S3rver
let endpoint: string
const stores = new Map<string, FileStore>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mofu-files-'))
  bucketServer = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'mofu', configs: [] }],
  })
  const { port } = await bucketServer.run()
  endpoint = `http://127.0.0.1:${port}`
  stores.set('a folder', diskStore(join(folder, 'disk')))
  stores.set(
    'an S3 bucket',
    s3Store({
      endpoint,
      bucket: 'mofu',
      region: 'us-east-1',
      keyId: 'S3RVER',
      secret: 'S3RVER',
    }),
  )
})

afterAll(async () => {
  await bucketServer.close()
  await rm(folder, { recursive: true })
})

describe.each(['a folder', 'an S3 bucket'])('%s', (kind) => {
  const store = () => {
    const found = stores.get(kind)
    if (!found) throw new Error(`no ${kind}`)
    return found
  }

  test('returns what it stored, whole or in part, until it is removed', async () => {
    const bytes = randomBytes(3_000_045)
    const path = join(folder, 'draft')
    await writeFile(path, bytes)
    await store().putFile('files/a.png', path, 'image/png')
    expect(await store().sizeOf('files/a.png')).toBe(bytes.length)
    expect((await buffer(await store().read('files/a.png'))).equals(bytes)).toBe(true)
    const part = await buffer(await store().read('files/a.png', { start: 1_000, end: 2_000_000 }))
    expect(part.equals(bytes.subarray(1_000, 2_000_001))).toBe(true)
    await store().remove('files/a.png')
    expect(await store().sizeOf('files/a.png')).toBeUndefined()
  })

  test('stores bytes unchanged, also again under the same name', async () => {
    await store().putBytes('drafts/b-0', Buffer.from('first'), 'application/octet-stream')
    await store().putBytes('drafts/b-0', Buffer.from('again'), 'application/octet-stream')
    expect((await buffer(await store().read('drafts/b-0'))).toString()).toBe('again')
    await store().remove('drafts/b-0')
    // Removing a missing file is not an error.
    await store().remove('drafts/b-0')
  })
})

test('an error of the bucket is thrown: nothing counts as stored', async () => {
  const wrong = { bucket: 'mofu', region: 'us-east-1', keyId: 'nobody', secret: 'S3RVER' }
  const store = s3Store({ endpoint, ...wrong })
  await expect(store.putBytes('files/c', Buffer.from('c'), 'image/png')).rejects.toThrow(/returned 403/)
})
