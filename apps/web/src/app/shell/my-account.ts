import { useNavigate } from '@tanstack/react-router'

import { useStoredSession } from '../../session/stored-session.ts'
import { useAccount } from '../../wallet/account.ts'
import { openWalletDialog } from '../../wallet/wallet-dialog-state.ts'

/**
 * Where "My account" leads: to the user's own pets with a wallet, to the account with an e-mail session, else to the
 * wallet dialog.
 */
export function useOpenMyAccount(): () => void {
  const account = useAccount()
  const { readOnly } = useStoredSession()
  const navigate = useNavigate()
  return () => {
    if (account.status === 'connected') void navigate({ to: '/user-center/mynft-list' })
    else if (readOnly) void navigate({ to: '/account' })
    else openWalletDialog()
  }
}
