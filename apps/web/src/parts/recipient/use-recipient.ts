import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'

import {
  type Found,
  isNameLike,
  lookUpName,
  type NameService,
  readAddress,
  type Wrong,
} from './read-recipient.ts'
import { useNameService } from './use-name-service.ts'

/** What was typed where an address or a name is expected. */
export type Recipient = { state: 'empty' } | { state: 'reading'; name: string } | Found | Wrong

export function useRecipient(text: string, chainId: number): Recipient {
  const typed = text.trim()
  const service = useNameService(chainId)
  const isName = service !== undefined && isNameLike(typed)
  const { data, isError } = useQuery(recipientQuery(isName ? service : undefined, typed))
  if (typed === '') return { state: 'empty' }
  if (!isName) return readAddress(typed)
  return (
    data ?? (isError ? { state: 'wrong', fault: 'failed', name: typed } : { state: 'reading', name: typed })
  )
}

function recipientQuery(service: NameService | undefined, text: string) {
  return queryOptions({
    queryKey: ['names', 'recipient', service?.chainId, service?.contract, text],
    queryFn: service ? () => lookUpName(service, text) : skipToken,
  })
}
