/** The address of a series, named by the hash of its content. */
export function folderOf(publicUrl: string, hash: string): string {
  return `${publicUrl}/api/v2/series/${hash}`
}
