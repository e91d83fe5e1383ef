import type { MetadataFault } from '@mofu/domain/metadata-faults'

/** Why a remote file could not be fetched. The code is for people, the message for the log. */
export class FetchFault extends Error {
  readonly code: MetadataFault

  constructor(code: MetadataFault, message: string, cause?: unknown) {
    super(`${code}: ${message}`, { cause })
    this.name = 'FetchFault'
    this.code = code
  }
}
