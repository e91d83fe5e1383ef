import { getCollections } from '@mofu/wire/collections'
import type { FastifyInstance } from 'fastify'

import { mount } from '../../platform/mount.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import { type CollectionStore, listCollections } from './list-collections.ts'

type Deps = { store: CollectionStore; readWatermark: ReadWatermark; defaultChainId: number }

export function collectionsRoutes(
  server: FastifyInstance,
  { store, readWatermark, defaultChainId }: Deps,
): void {
  mount(server, getCollections, 'anyone', async ({ query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const list = await listCollections({ store }, chainId)
    return { data: { list: list.map((one) => ({ ...one, maxMint: String(one.maxMint) })) }, at }
  })
}
