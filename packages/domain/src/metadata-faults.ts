/** Why a token's metadata could not be read, and whether a retry may help. Each has its own text. */
export const metadataFaults = {
  out_of_reach: { isPermanent: false },
  too_slow: { isPermanent: false },
  missing: { isPermanent: false },
  too_large: { isPermanent: true },
  refused: { isPermanent: true },
  unreadable: { isPermanent: true },
} as const satisfies Record<string, { isPermanent: boolean }>

export type MetadataFault = keyof typeof metadataFaults

export const metadataFaultNames = [
  'out_of_reach',
  'too_slow',
  'missing',
  'too_large',
  'refused',
  'unreadable',
] as const satisfies readonly MetadataFault[]

/** From this attempt on, a token whose metadata could not be read says so, although retries continue. */
export function isMetadataBad(fault: MetadataFault, attempts: number): boolean {
  return metadataFaults[fault].isPermanent || attempts >= 2
}

/** How often a user may request a refresh of one token's metadata. */
export const REFRESH_SECONDS = 30
