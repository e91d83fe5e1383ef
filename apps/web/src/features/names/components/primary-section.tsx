import { shortAddress } from '@mofu/domain/address'
import type { Name } from '@mofu/wire/names'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { setPrimaryName } from '../actions/set-record.ts'
import type { NamesPlace } from '../names-place.ts'
import { useNamesAccount } from '../use-names-account.ts'
import { WalletGate } from './wallet-gate.tsx'

type PrimarySectionProps = { place: NamesPlace; label: string; name: Name }

/** Whether the name is shown for its address. Only that address can choose it. */
export function PrimarySection({ place, label, name }: PrimarySectionProps) {
  const t = useTranslations('names')
  const startTx = useStartTx()
  const account = useNamesAccount()
  const isMine = account !== undefined && name.address === account
  const isOwner = account !== undefined && name.owner === account
  if (!isMine && !isOwner && !name.isPrimary) return null
  const choose = (isChosen: boolean) => {
    const means = t(isChosen ? 'primaryMeans' : 'noPrimaryMeans')
    startTx(setPrimaryName(place, label, isChosen, { means }))
  }
  return (
    <section aria-labelledby="primary" className="card grid gap-3 p-5 sm:p-6">
      <h2 id="primary" className="text-2xl">
        {t('primaryTitle')}
      </h2>
      {name.isPrimary ? (
        <p className="font-semibold">{t('primaryIs', { address: shortAddress(name.address ?? '') })}</p>
      ) : (
        <p className="text-soft">{t('primaryText')}</p>
      )}
      {isMine ? (
        <WalletGate chainId={place.chainId}>
          {() => (
            <Button onClick={() => choose(!name.isPrimary)}>
              {t(name.isPrimary ? 'primaryRemove' : 'primaryMake')}
            </Button>
          )}
        </WalletGate>
      ) : isOwner ? (
        <p className="text-soft">{t('primaryElsewhere')}</p>
      ) : null}
    </section>
  )
}
