import type { FileKind } from '@mofu/domain/upload-rules'

const names: Readonly<Record<FileKind, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'audio/mpeg': 'MP3',
  'video/mp4': 'MP4',
}

export function kindNames(kinds: readonly FileKind[]): string {
  return kinds.map((kind) => names[kind]).join(', ')
}

/** What is wrong with a file before it is uploaded. The server checks its bytes again. */
export function fileFault(
  { type, size }: { type: string; size: number },
  { kinds, mostMegabytes }: { kinds: readonly FileKind[]; mostMegabytes: number },
): 'tooLarge' | 'wrongType' | undefined {
  if (!kinds.some((kind) => kind === type)) return 'wrongType'
  return size > mostMegabytes * 1024 * 1024 ? 'tooLarge' : undefined
}
