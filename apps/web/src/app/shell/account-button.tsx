import { shortAddress } from '@mofu/domain/address'
import { Wallet } from 'lucide-react'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useStoredSession } from '../../session/stored-session.ts'
import { Button } from '../../ui/button.tsx'
import { LazyMenu, type LazyMenuProps } from '../../ui/lazy-menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAccount } from '../../wallet/account.ts'
import { openWalletDialog } from '../../wallet/wallet-dialog-state.ts'
import { ReadOnlyButton } from './read-only-button.tsx'

const loadMenu: LazyMenuProps['load'] = async () => (await import('./account-menu.tsx')).AccountMenu

/** Connects a wallet; once connected, shows its address. */
export function AccountButton() {
  const t = useTranslations('wallet')
  const account = useAccount()
  const { readOnly } = useStoredSession()
  const { chainId } = useNetwork()

  if (account.status === 'returning') return <Skeleton className="h-10 w-32 rounded-full" />
  if (account.status === 'none' && readOnly) return <ReadOnlyButton username={readOnly.username} />
  if (account.status === 'none') {
    return (
      <Button size="small" aria-label={t('connect')} onClick={openWalletDialog}>
        <Wallet aria-hidden="true" className="hidden size-4 sm:block" />
        <span className="sm:hidden">{t('connectShort')}</span>
        <span className="hidden sm:inline">{t('connect')}</span>
      </Button>
    )
  }
  const isElsewhere = account.chainId !== chainId
  const short = shortAddress(account.address)
  const drawTrigger: LazyMenuProps['drawTrigger'] = (props) => (
    <Button
      size="small"
      className="whitespace-nowrap tabular-nums"
      aria-label={t('account', { address: short })}
      {...props}
    >
      <span
        title={isElsewhere ? t('wrongNetwork') : undefined}
        className={`size-2.5 rounded-full ${isElsewhere ? 'bg-honey' : 'bg-mint hidden sm:block'}`}
      />
      {short}
    </Button>
  )
  return <LazyMenu load={loadMenu} drawTrigger={drawTrigger} />
}
