import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { nftId } from '@mofu/domain/nft-id'
import * as wire from '@mofu/wire/mint'
import type { FastifyInstance } from 'fastify'

import type { Caller } from '../../platform/access.ts'
import { mount } from '../../platform/mount.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import { createDraft } from '../collections/index.ts'
import type { FileStorage } from '../uploads/index.ts'
import { bindNft } from './bind-nft.ts'
import { draftNft } from './draft-nft.ts'
import { makeSeries } from './make-series.ts'
import { seriesDocument } from './series-document.ts'
import { findEvent, listBulkLines } from './store.ts'

type Deps = {
  db: Database
  storage: FileStorage
  mediaUrl: string
  publicUrl: string
  readWatermark: ReadWatermark
  defaultChainId: number
}

/** Minting needs a wallet session. */
const wallets = { scopes: ['web3'] } as const

export function mintRoutes(server: FastifyInstance, deps: Deps): void {
  const { db, defaultChainId } = deps

  mount(server, wire.createNftV2, wallets, async ({ body }, caller) => {
    const { isOriginal, collection, bulk, ...words } = body
    return {
      data: await draftNft(deps, addressOf(caller), {
        words,
        isOriginal,
        collectionId: collection,
        bulk: bulk ?? null,
      }),
    }
  })

  mount(server, wire.bindNft, wallets, async ({ params, query }, caller) => {
    const token = {
      chainId: query.chainId ?? defaultChainId,
      contract: query.nftAddress,
      tokenId: BigInt(params.b),
    }
    return { data: { id: await bindNft(db, addressOf(caller), { draftId: params.a, token }) } }
  })

  mount(server, wire.createEvent, 'anyone', async ({ body }) => {
    // The wire schema has validated it as an address.
    const contract = body.nftAddress as `0x${string}`
    const id = nftId({ chainId: body.chainId ?? defaultChainId, contract, tokenId: BigInt(body.tokenId) })
    const seen = await findEvent(db, id, body.hash.toLowerCase())
    return {
      data: seen
        ? { state: 'seen' as const, kind: seen.kind, block: seen.block }
        : { state: 'waiting' as const, kind: null, block: null },
    }
  })

  mount(server, wire.createCollect, wallets, async ({ body: { CollectionInfo: info, Nfts } }, caller) => {
    const { chainId = defaultChainId, ...draft } = info
    const author = addressOf(caller)
    if (Nfts.some(({ isOriginal }) => !isOriginal)) throw new DomainError('mint.not_original')
    const made = await createDraft(deps, author, {
      chainId,
      draft: { ...draft, maxMint: BigInt(draft.maxMint) },
    })
    const drafted = []
    for (const { isOriginal, ...words } of Nfts) {
      drafted.push(await draftNft(deps, author, { words, isOriginal, collectionId: null, bulk: null }))
    }
    return { data: { ...made, Nfts: drafted } }
  })

  mount(server, wire.makeSeries, wallets, async ({ body }, caller) => ({
    data: { baseUri: await makeSeries(deps, addressOf(caller), body) },
  }))

  mount(server, wire.bulkLines, wallets, async ({ params: { id } }, caller) => {
    // Before the lines: they are at least as new as the reported block.
    const at = await deps.readWatermark(defaultChainId)
    const lines = await listBulkLines(db, addressOf(caller), id)
    return { data: { list: lines.map(({ tokenUri, ...line }) => ({ ...line, tokenURI: tokenUri })) }, at }
  })

  server.get<{ Params: { hash: string; serial: string } }>(
    '/api/v2/series/:hash/:serial',
    { config: { access: 'anyone' }, schema: { hide: true } },
    async ({ params }, reply) =>
      reply
        .type('application/json')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('access-control-allow-origin', '*')
        .send(JSON.stringify(await seriesDocument(deps, params))),
  )
}

function addressOf({ address, scope }: Caller): string {
  if (address === null) throw new DomainError('accounts.scope_wrong', { scope })
  return address
}
