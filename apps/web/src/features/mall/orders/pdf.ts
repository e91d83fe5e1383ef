/** Writes a page of text as a PDF. Latin letters in Helvetica, others in the East Asian fonts every reader has. */

export type PdfLine = {
  text: string
  /** From the left edge, in points; for right-aligned text, its right end. */
  x: number
  /** From the top. */
  y: number
  size: number
  isRight?: boolean
}

type Attached = { name: string; text: string }

const A4 = { width: 595, height: 842 }

/** Glyph widths of the characters in amounts, in thousandths: only these are right-aligned. */
const widths: Readonly<Record<string, number>> = {
  '.': 278,
  ',': 278,
  '-': 333,
  $: 556,
  ' ': 278,
  U: 722,
  S: 667,
}
const DIGIT = 556

export function pdfOf(lines: readonly PdfLine[], isTraditional: boolean, attached: Attached): Uint8Array {
  const content = lines.map(drawn).join('\n')
  const file = new TextEncoder().encode(attached.text)
  const [asian, map] = isTraditional
    ? ['MSung-Light', 'UniCNS-UTF16-H']
    : ['HeiseiKakuGo-W5', 'UniJIS-UTF16-H']
  const collection = isTraditional ? '/Ordering (CNS1) /Supplement 4' : '/Ordering (Japan1) /Supplement 5'
  const name = escaped(attached.name)
  return written([
    `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [${name} 9 0 R] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R ` +
      `/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    stream('', content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Type /Font /Subtype /Type0 /BaseFont /${asian} /Encoding /${map} /DescendantFonts [7 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${asian} /DW 1000 ` +
      `/CIDSystemInfo << /Registry (Adobe) ${collection} >> /FontDescriptor 8 0 R >>`,
    `<< /Type /FontDescriptor /FontName /${asian} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 ` +
      '/Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
    `<< /Type /Filespec /F ${name} /UF ${name} /EF << /F 10 0 R >> >>`,
    stream('/Type /EmbeddedFile /Subtype /application#2Fjson', bytesText(file)),
  ])
}

function drawn({ text, x, y, size, isRight = false }: PdfLine): string {
  const start = isRight ? x - (widthOf(text) * size) / 1_000 : x
  const runs = text.match(/[\u0020-\u007E]+|[^\u0020-\u007E]+/g) ?? []
  const parts = runs.map((run) =>
    run.charCodeAt(0) < 0x7f ? `/F1 ${size} Tf ${escaped(run)} Tj` : `/F2 ${size} Tf ${hexOf(run)} Tj`,
  )
  return `BT 1 0 0 1 ${start.toFixed(2)} ${A4.height - y} Tm ${parts.join(' ')} ET`
}

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (widths[letter] ?? DIGIT), 0)
}

function escaped(text: string): string {
  return `(${text.replaceAll(/[\\()]/g, String.raw`\$&`)})`
}

/** UTF-16 in hexadecimal digits. */
function hexOf(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return `<${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`
}

/** Bytes as a string of one character each: the file is assembled as a string, and encoded at the end. */
function bytesText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

function stream(keys: string, body: string): string {
  return `<< ${keys} /Length ${body.length} >>\nstream\n${body}\nendstream`
}

function written(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = text.length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
