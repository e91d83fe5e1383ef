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
  'accounts.session_needed': 401,
  'accounts.scope_wrong': 403,
  'accounts.role_needed': 403,
  'accounts.not_yours': 403,
  'accounts.cross_site': 403,
  // Not 401: SPEC §7 opens the login dialog on that, and it is open already.
  'accounts.login_failed': 400,
  'accounts.signature_wrong': 400,
  'accounts.chain_unreachable': 503,
  'accounts.too_many_tries': 429,
  'accounts.email_invalid': 400,
  'accounts.password_short': 400,
  'accounts.password_long': 400,
  'accounts.password_email': 400,
  'accounts.password_common': 400,
  'accounts.password_wrong': 400,
  'accounts.passwords_differ': 400,
  'accounts.link_dead': 410,
  'accounts.wallet_taken': 409,
  'accounts.wallet_linked': 409,
  'accounts.not_found': 404,
  'accounts.role_held': 409,
  'accounts.role_not_held': 409,
  'accounts.role_built_in': 409,
  'referrals.code_unknown': 404,
  'referrals.own_code': 409,
  'referrals.circle': 409,
  'referrals.bound_already': 409,
  'referrals.bought_already': 409,
  'market.nft_not_found': 404,
  'market.cursor_invalid': 400,
  'collections.not_found': 404,
  'uploads.media_not_found': 404,
  'mall.product_not_found': 404,
  'mall.cursor_invalid': 400,
  'mall.favourites_full': 409,
  'chain.network_unknown': 404,
  'chain.not_deployed': 404,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

/** What a failure is about, safe to show and to log: ids and limits, never secrets. */
export type ErrorFacts = Readonly<Record<string, string | number | boolean | null>>
