import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

import { AwsClient } from 'aws4fetch'

import type { FileStore } from './file-store.ts'

export type S3Settings = {
  /** The S3 endpoint, e.g. https://s3.eu-central-1.amazonaws.com; the bucket is the first segment of the path. */
  endpoint: string
  bucket: string
  region: string
  keyId: string
  secret: string
}

/** Any S3-compatible storage. Uploads and downloads are streamed. */
export function s3Store({ endpoint, bucket, region, keyId, secret }: S3Settings): FileStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 3,
  })
  const urlOf = (name: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${name}`
  const ask = async (name: string, init: RequestInit, fine: readonly number[]): Promise<Response> => {
    const response = await client.fetch(urlOf(name), init)
    if (fine.includes(response.status)) return response
    throw new Error(`file store: ${init.method} ${name} returned ${response.status}`)
  }
  const put = async (name: string, body: Blob, type: string) => {
    const response = await ask(name, { method: 'PUT', body, headers: { 'content-type': type } }, [200])
    await response.arrayBuffer()
  }
  return {
    putFile: async (name, path, type) => put(name, await openAsBlob(path), type),
    putBytes: (name, bytes, type) => put(name, new Blob([Uint8Array.from(bytes)]), type),
    sizeOf: async (name) => {
      const response = await ask(name, { method: 'HEAD' }, [200, 404])
      return response.status === 404 ? undefined : Number(response.headers.get('content-length'))
    },
    read: async (name, range) => {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const { body } = await ask(name, { method: 'GET', headers }, [200, 206])
      return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])
    },
    remove: async (name) => {
      await (await ask(name, { method: 'DELETE' }, [200, 204, 404])).arrayBuffer()
    },
  }
}
