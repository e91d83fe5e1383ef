import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

import { type Account, useAccount } from '../../session/account.ts'
import { appConfigQuery } from '../../session/app-config.ts'

/**
 * Another wallet, account or chain is another reader: the route loads its data again. The document itself stays, so that
 * nothing typed is lost and no transaction under way loses its window.
 */
export function useReloadOnWalletChange(): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  const reader = readerOf(useAccount())
  const last = useRef(reader)
  useEffect(() => {
    const before = last.current
    last.current = reader
    // A returning wallet is known before anything was shown to somebody else.
    if (before === reader || before === 'returning') return
    void router.invalidate()
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey.join() !== appConfigQuery.queryKey.join(),
    })
  }, [reader, router, queryClient])
}

function readerOf(account: Account): string {
  return account.status === 'connected' ? `${account.address} on ${account.chainId}` : account.status
}
