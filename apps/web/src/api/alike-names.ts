import { namesAlike } from '@mofu/wire/names'
import { queryOptions } from '@tanstack/react-query'

import { call } from './call.ts'

/** Registered names that a reader may take for this one. */
export function alikeQuery(chainId: number, label: string) {
  return queryOptions({
    queryKey: ['names', 'alike', chainId, label],
    queryFn: async ({ signal }) =>
      (await call(namesAlike, { params: { label }, query: { chainId } }, { signal })).data.list,
  })
}
