import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { DomainError } from '@mofu/domain/domain-error'
import { metadataFaults } from '@mofu/domain/metadata-faults'
import { uploadRules } from '@mofu/domain/upload-rules'

import { FetchFault } from './fetch-fault.ts'
import { fileKindOf, HEAD_BYTES } from './file-kind.ts'
import { storeForeignPicture } from './foreign-picture.ts'
import { mediaAddress, pictureAddress } from './media-address.ts'
import { fetchRemote, type RemoteLimits, type RemoteRules } from './remote-file.ts'
import { type StoreFileDeps, storeFile } from './store-file.ts'
import { type StoredFile, storedName } from './stored-file.ts'
import { parseTokenMetadata, type TokenMetadata } from './token-metadata.ts'
import { placeOf, type Places } from './token-uri.ts'

/** What a token shows. All media is ours by then: re-encoded, and stored under its CID. */
export type ReadToken = Pick<TokenMetadata, 'title' | 'description' | 'traits'> & {
  mediaType: 'IMAGE' | 'VIDEO' | 'audio'
  mediaUrl: string | null
  posterUrl: string | null
  /** False when a picture is unreachable now, but may not be later. */
  isWhole: boolean
}

type ReadDeps = StoreFileDeps & Places & { rules: RemoteRules }

const forText = { mostBytes: 1_048_576, mostMs: 10_000 } as const satisfies RemoteLimits
const forMedia = { mostBytes: uploadRules.artwork.mostBytes, mostMs: 60_000 } as const satisfies RemoteLimits

/** Reads a token's metadata and copies its picture, video or audio to our store. */
export async function readToken(deps: ReadDeps, tokenUri: string): Promise<ReadToken> {
  const { image, animation, ...said } = parseTokenMetadata(await textAt(deps, tokenUri))
  const [picture, moving] = [await tryStore(deps, image), await tryStore(deps, animation)]
  const isWhole = picture !== 'later' && moving !== 'later'
  const pictureUrl =
    typeof picture === 'object' && picture?.type.startsWith('image/')
      ? pictureAddress(deps.mediaUrl, picture.cid)
      : null
  // Some collections put the video where the picture should be.
  const film = [moving, picture].find(isFilmOrSound)
  if (film) {
    const mediaType = film.type === 'video/mp4' ? 'VIDEO' : 'audio'
    return { ...said, mediaType, mediaUrl: mediaAddress(deps.mediaUrl, film), posterUrl: pictureUrl, isWhole }
  }
  return { ...said, mediaType: 'IMAGE', mediaUrl: pictureUrl, posterUrl: null, isWhole }
}

function isFilmOrSound(file: StoredFile | 'later' | null): file is StoredFile {
  return typeof file === 'object' && file !== null && /^(video|audio)\//.test(file.type)
}

async function textAt(deps: ReadDeps, uri: string): Promise<string> {
  const place = await placeOf(deps, uri)
  if (place.where === 'inside') return utf8(place.bytes)
  if (place.where === 'stored') {
    const { cid, type } = place.file
    return utf8(await buffer(await deps.files.read(storedName(cid, type))))
  }
  const remote = await fetchRemote(deps.rules, place.url, forText)
  try {
    return utf8(await readFile(remote.path))
  } finally {
    await remote.done()
  }
}

function utf8(bytes: Buffer): string {
  if (bytes.length > forText.mostBytes) throw new FetchFault('too_large', 'more than a text is')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new FetchFault('unreadable', 'it is no text', error)
  }
}

async function tryStore(deps: ReadDeps, uri: string | null): Promise<StoredFile | 'later' | null> {
  if (uri === null) return null
  try {
    return await storeMedia(deps, uri)
  } catch (error) {
    if (error instanceof FetchFault) return metadataFaults[error.code].isPermanent ? null : 'later'
    if (error instanceof DomainError && error.code === 'server.busy') return 'later'
    // Damaged, unsupported or too large: a retry changes nothing.
    if (error instanceof DomainError) return null
    throw error
  }
}

async function storeMedia(deps: ReadDeps, uri: string): Promise<StoredFile> {
  const place = await placeOf(deps, uri)
  if (place.where === 'stored') return place.file
  if (place.where === 'elsewhere') {
    const remote = await fetchRemote(deps.rules, place.url, forMedia)
    return storeAny(deps, remote.path).finally(() => void remote.done())
  }
  await mkdir(deps.draftDir, { recursive: true })
  const path = join(deps.draftDir, randomUUID())
  await writeFile(path, place.bytes)
  try {
    return await storeAny(deps, path)
  } finally {
    await rm(path, { force: true })
  }
}

async function storeAny(deps: ReadDeps, path: string): Promise<StoredFile> {
  const file = await open(path)
  const { buffer: head, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  await file.close()
  return fileKindOf(head.subarray(0, bytesRead))
    ? storeFile(deps, { path, purpose: 'artwork' })
    : storeForeignPicture(deps, path)
}
