import { parseAddress } from '@mofu/domain/address'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { NotDeployedNote } from '../../parts/not-deployed-note.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAccount } from '../../wallet/account.ts'
import { openWalletDialog } from '../../wallet/wallet-dialog-state.ts'
import { CreditCounter } from './components/credit-counter.tsx'

/** Everything an address can withdraw, from all platform contracts, with one button. */
export function CreditsScreen() {
  const t = useTranslations('credits')
  const account = useAccount()
  const { contracts } = useNetwork()
  const ledger = parseAddress(contracts?.['Credits'] ?? '')
  const address = account.status === 'connected' ? parseAddress(account.address) : undefined
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <PageTitle text={`${t('title')} · Mofu`} />
      <header className="mb-8">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
        <p className="text-soft mt-2 text-lg">{t('text')}</p>
      </header>
      {ledger === undefined ? (
        <NotDeployedNote />
      ) : address ? (
        <CreditCounter account={address} ledger={ledger} />
      ) : account.status === 'returning' ? (
        <Skeleton className="h-40 rounded-[28px]" />
      ) : (
        <StateNote scene="empty" title={t('connectTitle')} text={t('connectText')}>
          <Button look="main" onClick={openWalletDialog}>
            {t('connect')}
          </Button>
        </StateNote>
      )}
    </div>
  )
}
