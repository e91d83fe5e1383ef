import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { StateNote } from '../../../parts/state-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'

/** What needs a connected wallet, or how to connect one. */
export function ConnectFirst({ children }: { children: (account: string) => ReactNode }) {
  const t = useTranslations('pledge')
  const account = useAccount()
  if (account.status === 'connected') return children(account.address)
  if (account.status === 'returning') return <Skeleton className="h-64 rounded-[20px]" />
  return (
    <StateNote scene="empty" title={t('connectTitle')} text={t('connectText')}>
      <Button look="main" onClick={openWalletDialog}>
        {t('connect')}
      </Button>
    </StateNote>
  )
}
