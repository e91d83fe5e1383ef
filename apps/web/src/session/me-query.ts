import { me } from '@mofu/wire/accounts'
import type { Data } from '@mofu/wire/route'
import { queryOptions } from '@tanstack/react-query'

import { callSigned } from '../api/call.ts'

export type Me = Data<typeof me>

/** Keyed by user: another user's data is never shown, not even for a moment. */
export function meQuery(reader: string) {
  return queryOptions({
    queryKey: ['accounts', reader, 'me'],
    queryFn: async ({ signal }) => (await callSigned(me, {}, { signal })).data,
  })
}
