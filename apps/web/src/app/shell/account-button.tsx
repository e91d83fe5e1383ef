import { shortAddress } from '@mofu/domain/address'
import { Wallet } from 'lucide-react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { useAccount } from '../../session/account.ts'
import { useNetwork } from '../../session/app-config.ts'
import { useKeptSession } from '../../session/kept-session.ts'
import { openWalletDialog } from '../../session/wallet-dialog-state.ts'
import { Button } from '../../ui/button.tsx'
import { LateMenu, type LateMenuProps } from '../../ui/late-menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReadOnlyButton } from './read-only-button.tsx'

const loadMenu: LateMenuProps['load'] = async () => (await import('./account-menu.tsx')).AccountMenu

/** Connects a wallet; once one is connected, shows whose it is. */
export function AccountButton() {
  const t = useTranslations('wallet')
  const account = useAccount()
  const { readOnly } = useKeptSession()
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
  const drawTrigger: LateMenuProps['drawTrigger'] = (props) => (
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
  return <LateMenu load={loadMenu} drawTrigger={drawTrigger} />
}
