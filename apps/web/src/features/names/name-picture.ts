import { svgUrl } from '../../parts/svg-url.ts'

/** The picture of a name, as the contract draws it. */
export function namePicture(name: string): string {
  const width = Math.min(name.length * 22, 340)
  return svgUrl(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" rx="40" fill="#2B1B3D"/>' +
      '<text x="200" y="215" fill="#FFF9F2" font-family="sans-serif" font-size="40" text-anchor="middle" ' +
      `lengthAdjust="spacingAndGlyphs" textLength="${width}">${name}</text></svg>`,
  )
}
