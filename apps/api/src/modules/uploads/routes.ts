import { DomainError } from '@mofu/domain/domain-error'
import { uploadLimits, type UploadPurpose } from '@mofu/domain/upload-rules'
import { envelope } from '@mofu/wire/envelope'
import { mountPath, type Route } from '@mofu/wire/route'
import * as wire from '@mofu/wire/uploads'
import type { FastifyInstance } from 'fastify'

import type { Access, Caller } from '../../platform/access.ts'
import { mount } from '../../platform/mount.ts'
import type { KeepDeps, KeptFile } from './keep-file.ts'
import { mediaAddress, pictureAddress } from './media-address.ts'
import { addPiece, type Draft, type DraftStore, findUpload, finishUpload, startUpload } from './resumable.ts'
import { takeForm } from './take-form.ts'

type Deps = KeepDeps & { drafts: DraftStore; mediaUrl: string }

/** Shops and profiles need pictures, too; only a wallet mints. */
const forPictures = { scopes: ['web3', 'readonly', 'mall'] } as const satisfies Access
const forArtworks = { scopes: ['web3'] } as const satisfies Access

export async function uploadsRoutes(server: FastifyInstance, deps: Deps): Promise<void> {
  // A room of its own: no other route takes files.
  await server.register(async (room) => {
    // Left unread: the form is written to disk as it comes in.
    room.addContentTypeParser('multipart/form-data', (_, __, done) => done(null))
    room.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: uploadLimits.pieceBytes },
      (_, bytes, done) => done(null, bytes),
    )
    takeForms(room, deps, wire.publicUpload, forPictures, 'picture')
    takeForms(room, deps, wire.artworkUpload, forArtworks, 'artwork')
    resumable(room, deps)
  })
}

function resumable(server: FastifyInstance, deps: Deps): void {
  mount(server, wire.startUpload, forPictures, async ({ body }, { accountId, scope }) => {
    if (body.purpose === 'artwork' && !forArtworks.scopes.some((fitting) => fitting === scope)) {
      throw new DomainError('accounts.scope_wrong', { scope })
    }
    return { data: draftOf(await startUpload(deps, { ...body, accountId })) }
  })

  mount(server, wire.uploadState, forPictures, async ({ params: { id } }, { accountId }) => ({
    data: draftOf(await findUpload(deps, { id, accountId })),
  }))

  mount(server, wire.uploadPiece, forPictures, async ({ params: { id }, query, body }, { accountId }) => {
    if (!(body instanceof Uint8Array)) throw new DomainError('request.invalid', { field: 'body' })
    return { data: draftOf(await addPiece(deps, { id, accountId, offset: query.offset, bytes: body })) }
  })

  mount(server, wire.finishUpload, forPictures, async ({ params: { id } }, { accountId }) => ({
    data: uploadedOf(deps.mediaUrl, await finishUpload(deps, { id, accountId })),
  }))
}

/** SPEC's own two calls: a form with one file in it. */
function takeForms(
  server: FastifyInstance,
  deps: Deps,
  route: Route,
  access: Access,
  purpose: UploadPurpose,
): void {
  server.route({
    method: route.method,
    url: mountPath(route),
    config: { access },
    schema: {
      summary: route.summary,
      tags: [route.service],
      consumes: ['multipart/form-data'],
      response: { 200: envelope(route.data) },
    },
    handler: async ({ raw, caller }) => {
      const { accountId } = caller as Caller
      const kept = await takeForm(deps, { form: raw, accountId, purpose })
      return { code: 200, msg: 'ok', data: uploadedOf(deps.mediaUrl, kept) }
    },
  })
}

function draftOf({ id, purpose, size, received }: Draft): wire.UploadDraft {
  return { id, purpose, size, received, pieceBytes: uploadLimits.pieceBytes }
}

function uploadedOf(mediaUrl: string, { cid, type, size, width, height }: KeptFile): wire.Uploaded {
  if (type === 'application/json') throw new Error(`${cid} was not sent by a person`)
  return {
    cid,
    url: mediaAddress(mediaUrl, { cid, type }),
    type,
    size,
    width,
    height,
    pictureUrl: type.startsWith('image/') ? pictureAddress(mediaUrl, cid) : null,
  }
}
