import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

import { appConfigQuery } from '../../api/app-config.ts'
import { type Account, useAccount } from '../../wallet/account.ts'

/**
 * Another wallet, account or chain sees other data: the route reloads its data. The document itself stays, so that
 * no input is lost and a pending transaction keeps its dialog.
 */
export function useReloadOnWalletChange(): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  const reader = readerOf(useAccount())
  const last = useRef(reader)
  useEffect(() => {
    const before = last.current
    last.current = reader
    // A returning wallet reconnects before anything was shown for another account.
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
