import { renderLimits } from '../jobs.ts'
import { BadBytes } from './bad-bytes.ts'
import { refuse } from './clean-picture.ts'
import { sharp } from './picture-library.ts'
import { checkSvg } from './svg-rules.ts'

const SIDE = 1_280

/**
 * A picture in a format that people cannot upload but tokens of other platforms use: its first frame, as PNG. An SVG is
 * rasterized once, here, and never executes anywhere.
 */
export async function flattenPicture(bytes: Buffer) {
  const format = formatOf(bytes)
  // Before libvips sees it: asking librsvg for the size parses the whole document.
  if (format === 'svg') checkSvg(bytes)
  return sharp(bytes, { limitInputPixels: renderLimits.pixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: format !== 'svg' })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
}

function formatOf(bytes: Buffer): 'webp' | 'gif' | 'svg' {
  const head = bytes.subarray(0, 16).toString('latin1')
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.startsWith('GIF8')) return 'gif'
  if (/^(?:\u00ef\u00bb\u00bf)?\s*</.test(head)) return 'svg'
  throw new BadBytes('kind_wrong', 'neither WebP nor GIF nor SVG')
}
