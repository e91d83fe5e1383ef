import { renderLimits } from '../jobs.ts'
import { sharp } from './picture-library.ts'

type Drawn = { data: Buffer; info: { width: number; height: number } }

const webp = { quality: 84 }

/** Rasterizes a drawing of 512 by 512. */
export function drawingOf(svg: Buffer, size: number): Promise<Drawn> {
  return sharp(svg, { density: (72 * size) / 512, limitInputPixels: renderLimits.pixels })
    .resize(size, size)
    .webp(webp)
    .toBuffer({ resolveWithObject: true })
}

export function cardOf(svg: Buffer): Promise<Drawn> {
  return sharp(svg, { limitInputPixels: renderLimits.pixels })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
}

/** Never upscales. */
export function resized(picture: Buffer, width: number): Promise<Drawn> {
  return sharp(picture, { limitInputPixels: renderLimits.pixels })
    .resize({ width, withoutEnlargement: true })
    .webp(webp)
    .toBuffer({ resolveWithObject: true })
}
