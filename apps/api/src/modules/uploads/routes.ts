import { DomainError } from '@mofu/domain/domain-error'
import { uploadLimits, type UploadPurpose } from '@mofu/domain/upload-rules'
import { envelope } from '@mofu/wire/envelope'
import { mountPath, type Route } from '@mofu/wire/route'
import * as wire from '@mofu/wire/uploads'
import type { FastifyInstance } from 'fastify'

import type { Access, Caller } from '../../platform/access.ts'
import { mount } from '../../platform/mount.ts'
import { addPiece } from './add-piece.ts'
import type { Draft } from './draft.ts'
import { findUpload } from './find-upload.ts'
import { finishUpload } from './finish-upload.ts'
import { mediaAddress, pictureAddress } from './media-address.ts'
import type { UploadQuota } from './open-upload.ts'
import { startUpload } from './start-upload.ts'
import type { StoreFileDeps } from './store-file.ts'
import type { StoredFile } from './stored-file.ts'
import { takeForm } from './take-form.ts'

type Deps = StoreFileDeps & { quota: UploadQuota; mediaUrl: string }

/** Shops and profiles need pictures as well; only a wallet mints. */
const forPictures = { scopes: ['web3', 'readonly', 'mall'] } as const satisfies Access
const forArtworks = { scopes: ['web3'] } as const satisfies Access

export async function uploadsRoutes(server: FastifyInstance, deps: Deps): Promise<void> {
  // An encapsulated scope: no other route accepts files.
  await server.register(async (scope) => {
    // Not parsed: the form is streamed to disk.
    scope.addContentTypeParser('multipart/form-data', (_, __, done) => done(null))
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: uploadLimits.pieceBytes },
      (_, bytes, done) => done(null, bytes),
    )
    takeForms(scope, deps, wire.publicUpload, forPictures, 'picture')
    takeForms(scope, deps, wire.artworkUpload, forArtworks, 'artwork')
    resumable(scope, deps)
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
    data: draftOf(await findUpload(deps.db, { id, accountId })),
  }))

  mount(server, wire.uploadPiece, forPictures, async ({ params: { id }, query, body }, { accountId }) => {
    if (!(body instanceof Uint8Array)) throw new DomainError('request.invalid', { field: 'body' })
    return { data: draftOf(await addPiece(deps, { id, accountId, offset: query.offset, bytes: body })) }
  })

  mount(server, wire.finishUpload, forPictures, async ({ params: { id } }, { accountId }) => ({
    data: uploadedOf(deps.mediaUrl, await finishUpload(deps, { id, accountId })),
  }))
}

/** SPEC's own two calls: a form with one file. */
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
      const stored = await takeForm(deps, { form: raw, accountId, purpose })
      return { code: 200, msg: 'ok', data: uploadedOf(deps.mediaUrl, stored) }
    },
  })
}

function draftOf({ id, purpose, size, received }: Draft): wire.UploadDraft {
  return { id, purpose, size, received, pieceBytes: uploadLimits.pieceBytes }
}

function uploadedOf(mediaUrl: string, { cid, type, size, width, height }: StoredFile): wire.Uploaded {
  if (type === 'application/json') throw new Error(`${cid} is not an upload`)
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
