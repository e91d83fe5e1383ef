export const failure = {
  notFoundTitle: 'Nobody lives here',
  notFoundText: 'This page is not there, or not any more. The pets are one tap away.',
  toPets: 'See the pets',
  brokenTitle: 'We got tangled up',
  brokenText: 'Something went wrong while showing this page. Nothing of yours is lost. Try again.',
  retry: 'Try again',
  offline: 'We cannot reach Mofu right now. Check your connection; we keep trying.',
  unknown: 'Something went wrong. Try again in a moment.',
  requestId: 'Id: {id}',
  pageText: 'This page did not come through. Check your connection and try again; nothing of yours is lost.',
  pending: 'On the way…',
} as const
