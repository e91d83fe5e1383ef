import { type KeptFile, keptName } from './keep-file.ts'

/** Where the bytes of a kept file are served. */
export function mediaAddress(mediaUrl: string, { cid, type }: Pick<KeptFile, 'cid' | 'type'>): string {
  return `${mediaUrl}/${keptName(cid, type)}`
}

/** A picture as cards and pages show it; its other widths stand beside it. */
export function pictureAddress(mediaUrl: string, cid: string): string {
  return `${mediaUrl}/files/${cid}/768.webp`
}

/** Whether it is served by us: a stranger's server would see everybody who looks, and could show another picture tomorrow. */
export function isOurMedia(mediaUrl: string, url: string): boolean {
  return url.startsWith(`${mediaUrl}/`) && !url.includes('..')
}
