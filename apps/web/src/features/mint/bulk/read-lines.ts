import { artworkNameMost, introductionMost } from '@mofu/domain/nft-document'
import { uploadRules } from '@mofu/domain/upload-rules'

/** A line of a bulk job, ready to be minted. */
export type BulkLine = {
  line: number
  fileName: string
  artworkName: string
  artistName: string
  introduction: string
  socialLink: string
  file: File | undefined
  fault: LineFault | undefined
}

type LineFault = 'file' | 'kind' | 'size' | 'name' | 'link' | 'twice' | 'text'

/** The most lines of one bulk job. */
export const bulkMost = 2_000

/** The content of a folder: works sorted by name, and the list beside them. Hidden files are skipped. */
export function readFolder(files: readonly File[]): { works: File[]; list: File | undefined } {
  const shown = files
    .filter(({ name }) => !name.startsWith('.') && !/^(thumbs\.db|desktop\.ini)$/i.test(name))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
  const isList = ({ name }: File) => /\.csv$/i.test(name)
  return { works: shown.filter((file) => !isList(file)), list: shown.find(isList) }
}

/** A list to fill in: a line for each chosen file, or one example. `readLines` reads it back. */
export function templateRows(files: readonly File[]): string[][] {
  const lines = files.map(({ name }) => [name, nameOf(name), '', '', ''])
  const example = [
    'fox.png',
    'Fox in the snow',
    'Artist',
    'A fox that found its way home.',
    'https://example.com/',
  ]
  return [['file', 'name', 'artist', 'introduction', 'link'], ...(lines.length > 0 ? lines : [example])]
}

/** A work without a name is named after its file. */
function nameOf(fileName: string): string {
  return fileName.replace(/\.[^.]+$/, '')
}

/** The cells of a CSV file (RFC 4180): quoted cells may hold commas, quotes and line ends. */
export function csvCells(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const source = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
  for (let at = 0; at < source.length; at++) {
    const letter = source.charAt(at)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (source.charAt(at + 1) === '"') {
        cell += '"'
        at++
      } else isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === ',' || letter === '\n') {
      row.push(cell.trim())
      cell = ''
      if (letter === '\n') {
        rows.push(row)
        row = []
      }
    } else cell += letter
  }
  rows.push([...row, cell.trim()])
  return rows.filter((cells) => cells.some((each) => each !== ''))
}

/** Lines from files alone (named after their files), or from a CSV: file,name,artist,introduction,link. */
export function readLines(files: readonly File[], csv: string | undefined): BulkLine[] {
  const byName = new Map(files.map((file) => [file.name.toLowerCase(), file]))
  const raw =
    csv === undefined
      ? files.map(({ name }) => [name, nameOf(name)])
      : csvCells(csv).filter(([first = ''], index) => !(index === 0 && /^(file|檔案|ファイル)/i.test(first)))
  const seen = new Set<string>()
  return raw.map(
    ([fileName = '', artworkName = '', artistName = '', introduction = '', socialLink = ''], index) => {
      const file = byName.get(fileName.toLowerCase())
      const words = { fileName, artworkName, artistName, introduction, socialLink }
      const isTwice = seen.has(fileName.toLowerCase())
      seen.add(fileName.toLowerCase())
      return { line: index + 1, ...words, file, fault: isTwice ? 'twice' : faultOf(words, file) }
    },
  )
}

type Words = Pick<BulkLine, 'artworkName' | 'artistName' | 'introduction' | 'socialLink'>

function faultOf(
  { artworkName, artistName, introduction, socialLink }: Words,
  file: File | undefined,
): LineFault | undefined {
  const { kinds, mostBytes } = uploadRules.artwork
  if (!file) return 'file'
  if (!kinds.some((kind) => kind === file.type)) return 'kind'
  if (file.size > mostBytes || file.size === 0) return 'size'
  if (artworkName === '' || artworkName.length > artworkNameMost) return 'name'
  if (artistName.length > artworkNameMost || introduction.length > introductionMost) return 'text'
  return socialLink !== '' && !/^https:\/\/\S+$/i.test(socialLink) ? 'link' : undefined
}
