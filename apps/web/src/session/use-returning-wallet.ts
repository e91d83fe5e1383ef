import { useEffect } from 'react'

import { account } from './account.ts'
import { useAppConfig } from './app-config.ts'
import { hasSelectedAddress } from './selected-address.ts'

/** Wallets come into the page a moment after it has loaded. */
const RESTORE_AFTER_MS = 500

/** Takes up a wallet on load: one that already shows us an address, or the one of the last visit. */
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
