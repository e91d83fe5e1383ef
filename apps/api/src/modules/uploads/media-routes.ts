import { Readable } from 'node:stream'

import { DomainError } from '@mofu/domain/domain-error'
import { fileKinds } from '@mofu/domain/upload-rules'
import { metadataOf } from '@mofu/pets/metadata'
import { petCount } from '@mofu/pets/traits'
import { workCount, workMetadataOf } from '@mofu/pets/work'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { FileStore } from '../../platform/file-store.ts'
import { byteRange } from './byte-range.ts'
import { petImageUrl, workImageUrl } from './pet-metadata.ts'
import type { GoodsPictures } from './render-goods.ts'
import type { PetPictures } from './render-pet.ts'
import type { WorkPictures } from './render-work.ts'
import type { ResizePicture } from './resize-picture.ts'

export type MediaDeps = {
  pictures: PetPictures
  goods: GoodsPictures
  works: WorkPictures
  resize: ResizePicture
  files: FileStore
  mediaUrl: string
  /** Counts a picture that has to be rendered; throws when the caller is over the limit. */
  countDrawing: (request: FastifyRequest) => Promise<void>
}

type FoundFile = { cid: string; name: string; type: string; size: number }

const types = new Map<string, string>([
  ...Object.entries(fileKinds).map(([type, ending]) => [ending, type] as const),
  ['json', 'application/json'],
])

/**
 * Uploads and pets, on a separate origin: nothing here may execute, and no request carries a session. The content of a
 * name never changes.
 */
export function mediaRoutes(
  server: FastifyInstance,
  { pictures, goods, works, resize, files, mediaUrl, countDrawing }: MediaDeps,
): void {
  const allowed = (request: FastifyRequest) => () => countDrawing(request)

  server.get<{ Params: { number: string; size: string } }>(
    '/pets/:number/:size.webp',
    async (request, reply) => {
      const { number, size } = request.params
      return asMedia(reply, 'image/webp').send(
        await pictures.webp(whole(number), whole(size), allowed(request)),
      )
    },
  )

  server.get<{ Params: { name: string; size: string } }>(
    '/goods/:name/:size.webp',
    async (request, reply) => {
      const { name, size } = request.params
      return asMedia(reply, 'image/webp').send(await goods.webp(name, whole(size), allowed(request)))
    },
  )

  server.get<{ Params: { number: string } }>('/pets/:number/card.png', async (request, reply) => {
    const number = whole(request.params.number)
    return asMedia(reply, 'image/png').send(await pictures.cardPng(number, allowed(request)))
  })

  server.get<{ Params: { number: string } }>('/pets/:number.json', async (request, reply) => {
    const number = whole(request.params.number)
    if (!(number >= 1 && number <= petCount)) throw new DomainError('uploads.media_not_found', { number })
    return asMedia(reply, 'application/json').send(
      JSON.stringify(metadataOf(number, petImageUrl(mediaUrl, number))),
    )
  })

  server.get<{ Params: { number: string; size: string } }>(
    '/works/:number/:size.webp',
    async (request, reply) => {
      const { number, size } = request.params
      return asMedia(reply, 'image/webp').send(await works.webp(whole(number), whole(size), allowed(request)))
    },
  )

  // Also without an ending, as a sale names the files of its folder.
  for (const path of ['/works/:number.json', '/works/:number']) {
    server.get<{ Params: { number: string } }>(path, async (request, reply) => {
      const number = whole(request.params.number)
      if (!(number >= 1 && number <= workCount)) throw new DomainError('uploads.media_not_found', { number })
      return asMedia(reply, 'application/json').send(
        JSON.stringify(workMetadataOf(number, workImageUrl(mediaUrl, number))),
      )
    })
  }

  server.get<{ Params: { cid: string; width: string } }>(
    '/files/:cid/:width.webp',
    async (request, reply) => {
      const { cid, width } = request.params
      return asMedia(reply, 'image/webp').send(await resize(address(cid), whole(width), allowed(request)))
    },
  )

  server.get<{ Params: { cid: string; ending: string } }>(
    '/files/:cid.:ending',
    async ({ params: { cid, ending }, headers, method }, reply) => {
      const found = await findFile(address(cid), [ending])
      return sendFile(reply, found, { range: headers.range, known: headers['if-none-match'], method })
    },
  )

  // As IPFS gateways do: the CID alone is enough to fetch the bytes and to verify them.
  server.get<{ Params: { cid: string } }>(
    '/ipfs/:cid',
    async ({ params: { cid }, headers, method }, reply) => {
      const found = await findFile(address(cid), [...types.keys()])
      void reply.header('x-ipfs-path', `/ipfs/${cid}`)
      return sendFile(reply, found, { range: headers.range, known: headers['if-none-match'], method })
    },
  )

  /** The stored file with this CID and one of these extensions. */
  async function findFile(cid: string, endings: readonly string[]): Promise<FoundFile> {
    for (const ending of endings) {
      const type = types.get(ending)
      const name = `files/${cid}.${ending}`
      const size = type === undefined ? undefined : await files.sizeOf(name)
      if (type !== undefined && size !== undefined) return { cid, name, type, size }
    }
    throw new DomainError('uploads.media_not_found', { cid })
  }

  async function sendFile(
    reply: FastifyReply,
    { cid, name, type, size }: FoundFile,
    { range: asked, known, method }: { range: string | undefined; known: string | undefined; method: string },
  ): Promise<FastifyReply> {
    const range = byteRange(asked, size)
    asMedia(reply, type).header('accept-ranges', 'bytes').header('etag', `"${cid}"`)
    if (known === `"${cid}"`) return reply.code(304).send()
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send()
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    reply.header('content-length', range ? range.end - range.start + 1 : size)
    // A HEAD request reads no bytes.
    return reply.send(method === 'HEAD' ? Readable.from([]) : await files.read(name, range))
  }
}

function asMedia(reply: FastifyReply, type: string): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', "default-src 'none'; sandbox")
}

function address(cid: string): string {
  if (!/^baf[a-z2-7]{56}$/.test(cid)) throw new DomainError('uploads.media_not_found', { cid })
  return cid
}

function whole(text: string): number {
  return /^\d{1,5}$/.test(text) ? Number(text) : -1
}
