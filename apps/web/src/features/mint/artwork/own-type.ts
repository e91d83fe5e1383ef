import type { UploadedFile } from '../../../parts/upload-field.tsx'

/** The token type of a file (SPEC §3). */
export function ownType(type: UploadedFile['type']): 'IMAGE' | 'VIDEO' | 'audio' {
  if (type === 'video/mp4') return 'VIDEO'
  return type === 'audio/mpeg' ? 'audio' : 'IMAGE'
}
