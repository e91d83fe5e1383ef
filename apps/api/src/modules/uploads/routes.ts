import { DomainError } from '@mofu/domain/domain-error'
import { metadataOf } from '@mofu/pets/metadata'
import { petCount } from '@mofu/pets/traits'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { petImageUrl } from './pet-metadata.ts'
import type { GoodsPictures } from './render-goods.ts'
import type { PetPictures } from './render-pet.ts'

type Deps = { pictures: PetPictures; goods: GoodsPictures; mediaUrl: string }

const open = { config: { access: 'anyone', rateLimit: false }, schema: { hide: true } } as const

/** Media for everybody: other marketplaces show our pets, too. */
export function uploadsRoutes(server: FastifyInstance, { pictures, goods, mediaUrl }: Deps): void {
  server.get<{ Params: { number: string; size: string } }>(
    '/media/pets/:number/:size.webp',
    open,
    async (request, reply) => {
      const { number, size } = request.params
      return asMedia(reply, 'image/webp').send(await pictures.webp(whole(number), whole(size)))
    },
  )

  server.get<{ Params: { name: string; size: string } }>(
    '/media/goods/:name/:size.webp',
    open,
    async (request, reply) => {
      const { name, size } = request.params
      return asMedia(reply, 'image/webp').send(await goods.webp(name, whole(size)))
    },
  )

  server.get<{ Params: { number: string } }>('/media/pets/:number/card.png', open, async (request, reply) =>
    asMedia(reply, 'image/png').send(await pictures.cardPng(whole(request.params.number))),
  )

  server.get<{ Params: { number: string } }>('/media/pets/:number.json', open, async (request, reply) => {
    const number = whole(request.params.number)
    if (!(number >= 1 && number <= petCount)) throw new DomainError('uploads.media_not_found', { number })
    return asMedia(reply, 'application/json').send(
      JSON.stringify(metadataOf(number, petImageUrl(mediaUrl, number))),
    )
  })
}

function asMedia(reply: FastifyReply, type: string): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', "default-src 'none'")
}

function whole(text: string): number {
  return /^\d{1,5}$/.test(text) ? Number(text) : -1
}
