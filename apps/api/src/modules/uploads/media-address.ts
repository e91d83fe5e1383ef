import { type StoredFile, storedName } from './stored-file.ts'

/** Where the bytes of a stored file are served. */
export function mediaAddress(mediaUrl: string, { cid, type }: Pick<StoredFile, 'cid' | 'type'>): string {
  return `${mediaUrl}/${storedName(cid, type)}`
}

/** A picture as cards and pages show it; other widths have the same base path. */
export function pictureAddress(mediaUrl: string, cid: string): string {
  return `${mediaUrl}/files/${cid}/768.webp`
}

/** Whether we serve it: a foreign server would see every viewer, and could change the picture later. */
export function isOurMedia(mediaUrl: string, url: string): boolean {
  return url.startsWith(`${mediaUrl}/`) && !url.includes('..')
}
