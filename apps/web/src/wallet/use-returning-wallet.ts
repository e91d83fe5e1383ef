import { useEffect } from 'react'

import { useAppConfig } from '../api/app-config.ts'
import { account } from './account.ts'
import { hasSelectedAddress } from './selected-address.ts'

/** Wallets inject themselves shortly after the page has loaded. */
const RESTORE_AFTER_MS = 500

/** Reconnects a wallet on load: one that already exposes an address, or the one of the last visit. */
export function useReturningWallet(): void {
  const config = useAppConfig()
  useEffect(() => {
    const restore = async () => {
      if (account.get().status === 'connected') return
      if (account.get().status === 'none' && !(await hasSelectedAddress())) return
      const { restoreWallet } = await import('./restore-wallet.ts')
      await restoreWallet(config)
    }
    const timer = setTimeout(() => void restore(), RESTORE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [config])
}
