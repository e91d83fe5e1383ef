import { useNavigate } from '@tanstack/react-router'

import { useAccount } from '../../session/account.ts'
import { useKeptSession } from '../../session/kept-session.ts'
import { openWalletDialog } from '../../session/wallet-dialog-state.ts'

/**
 * Where "My account" leads: to one's own pets with a wallet, to the account for whoever came by e-mail, else to the window
 * that connects one.
 */
export function useOpenMyAccount(): () => void {
  const account = useAccount()
  const { readOnly } = useKeptSession()
  const navigate = useNavigate()
  return () => {
    if (account.status === 'connected') void navigate({ to: '/user-center/mynft-list' })
    else if (readOnly) void navigate({ to: '/account' })
    else openWalletDialog()
  }
}
