/** The files that were dropped, and those in dropped folders. */
export async function droppedFiles({ items }: DataTransfer): Promise<File[]> {
  // Read at once: after the event the list of items is empty.
  const dropped = [...items].map((item) => {
    const entry = item.webkitGetAsEntry()
    return entry && isFolder(entry) ? entry : item.getAsFile()
  })
  const files = await Promise.all(
    dropped.map(async (one) => (one instanceof File ? [one] : one ? filesIn(one) : [])),
  )
  return files.flat()
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

async function filesIn(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const reader = folder.createReader()
  const files: File[] = []
  // A browser returns the entries in portions; an empty one is the last.
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (entries.length === 0) return files
    files.push(...(await Promise.all(entries.map(filesOf))).flat())
  }
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFolder(entry)) return filesIn(entry)
  return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))]
}
