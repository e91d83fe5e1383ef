import type { NameTextKey } from '@mofu/domain/name-records'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import type { NamesPlace } from '../names-place.ts'
import type { ShownName } from '../queries.ts'
import { recordWords } from '../record-words.ts'
import { useNamesAccount } from '../use-names-account.ts'
import { RecordForm } from './record-form.tsx'
import { RecordText } from './record-text.tsx'
import { WalletGate } from './wallet-gate.tsx'

type RecordsSectionProps = { place: NamesPlace; label: string; shown: ShownName }

/** What the name says about its address; its owner can change it. */
export function RecordsSection({ place, label, shown }: RecordsSectionProps) {
  const t = useTranslations('names')
  const account = useNamesAccount()
  const { name, texts } = shown
  const isOwner = account !== undefined && name.owner === account
  return (
    <section aria-labelledby="records" className="card grid gap-4 p-5 sm:p-6">
      <header>
        <h2 id="records" className="text-2xl">
          {t('recordsTitle')}
        </h2>
        <p className="text-soft">{t('recordsText')}</p>
      </header>
      {texts.length === 0 ? (
        <p className="text-soft">{t('recordsNone')}</p>
      ) : (
        <dl className="divide-line divide-y-2">
          {texts.map(({ key, value }) => (
            <div key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <dt className="text-soft">{t(`records.${recordWords[key]}`)}</dt>
              <dd className="min-w-0 font-semibold break-all">
                <RecordValue of={key} value={value} avatar={shown.avatar} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isOwner ? (
        <WalletGate chainId={place.chainId}>
          {(owner) => <RecordForm place={place} label={label} owner={owner} shown={shown} />}
        </WalletGate>
      ) : null}
    </section>
  )
}

type RecordValueProps = { of: NameTextKey; value: string; avatar: ShownName['avatar'] }

function RecordValue({ of, value, avatar }: RecordValueProps) {
  const t = useTranslations('names')
  if (of === 'avatar') {
    if (!avatar) return <span className="text-soft font-normal break-normal">{t('avatarOther')}</span>
    return (
      <Link to="/detail/$id" params={{ id: avatar.id }} className="underline-offset-4 hover:underline">
        {avatar.title}
      </Link>
    )
  }
  return <RecordText of={of} value={value} />
}

/** The address that the name stands for. */
export function ResolvedAddress({ address, chainId }: { address: string | null; chainId: number }) {
  const t = useTranslations('names')
  return address === null ? (
    <span className="font-normal">{t('noAddress')}</span>
  ) : (
    <AddressLabel address={address} copyName={t('recordAddress')} chainId={chainId} />
  )
}
