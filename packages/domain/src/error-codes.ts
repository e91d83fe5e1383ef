/**
 * Every failure a person or a client can meet, with the HTTP status it travels under.
 * The words for each live in @mofu/words and must be complete to compile.
 */
export const errorStatus = {
  'request.invalid': 400,
  'request.not_found': 404,
  'request.too_many': 429,
  'server.failed': 500,
  'server.starting': 503,
  'market.nft_not_found': 404,
  'market.cursor_invalid': 400,
  'collections.not_found': 404,
  'uploads.media_not_found': 404,
  'chain.network_unknown': 404,
  'chain.not_deployed': 404,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

/** What a failure is about, safe to show and to log: ids and limits, never secrets. */
export type ErrorFacts = Readonly<Record<string, string | number | boolean | null>>
