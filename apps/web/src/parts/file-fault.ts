const names = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'audio/mpeg': 'MP3',
  'video/mp4': 'MP4',
} as const

/** The kinds of files that can be taken in at all (SPEC §5). */
export type FileKind = keyof typeof names

export function kindNames(kinds: readonly FileKind[]): string {
  return kinds.map((kind) => names[kind]).join(', ')
}

/** What is wrong with a file before it is sent. The server looks again, at its bytes. */
export function fileFault(
  { type, size }: { type: string; size: number },
  { kinds, mostMegabytes }: { kinds: readonly FileKind[]; mostMegabytes: number },
): 'tooLarge' | 'wrongType' | undefined {
  if (!kinds.some((kind) => kind === type)) return 'wrongType'
  return size > mostMegabytes * 1024 * 1024 ? 'tooLarge' : undefined
}
