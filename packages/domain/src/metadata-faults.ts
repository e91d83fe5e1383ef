/** Why a token's metadata could not be read, and whether another try may help. Each has words of its own. */
export const metadataFaults = {
  out_of_reach: { isLasting: false },
  too_slow: { isLasting: false },
  missing: { isLasting: false },
  too_large: { isLasting: true },
  refused: { isLasting: true },
  unreadable: { isLasting: true },
} as const satisfies Record<string, { isLasting: boolean }>

export type MetadataFault = keyof typeof metadataFaults

export const metadataFaultNames = [
  'out_of_reach',
  'too_slow',
  'missing',
  'too_large',
  'refused',
  'unreadable',
] as const satisfies readonly MetadataFault[]

/** From here on a token that could not be read says so, though it is still tried. */
export function isMetadataBad(fault: MetadataFault, tries: number): boolean {
  return metadataFaults[fault].isLasting || tries >= 2
}

/** How often anybody may ask for one token's metadata to be read anew. */
export const REFRESH_SECONDS = 30
