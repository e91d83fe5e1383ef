import { useState } from 'react'

import { useNetwork } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../../parts/address-label.tsx'
import { TxValue } from '../../../../tx/tx-value.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Section } from '../../components/section.tsx'
import { shownValue } from '../setting-values.ts'
import type { ContractName, ReadSetting } from '../settings.ts'
import { useChangeSetting } from '../use-change-setting.ts'
import { useSettingWords } from '../use-setting-words.ts'
import { SettingForm } from './setting-form.tsx'

type ContractSectionProps = { contract: ContractName; settings: readonly ReadSetting[]; canChange: boolean }

/** The settings of one contract, each with its value on the chain. */
export function ContractSection({ contract, settings, canChange }: ContractSectionProps) {
  const t = useTranslations('administration')
  const { chainId } = useNetwork()
  const isPaused = settings.some(({ kind, value }) => kind === 'paused' && value === 'true')
  return (
    <Section
      title={t(`contract.${contract}`)}
      aside={isPaused ? <Badge tone="honey">{t('chain.isPaused')}</Badge> : null}
    >
      <p className="text-soft mb-2 text-sm">
        <AddressLabel address={settings[0]?.address ?? ''} chainId={chainId} isFull />
      </p>
      <ul
        aria-label={t('chain.settingsOf', { contract: t(`contract.${contract}`) })}
        className="divide-line divide-y-2"
      >
        {settings.map((setting) => (
          <SettingRow
            key={`${setting.kind} ${setting.subject ?? ''} ${setting.value}`}
            setting={setting}
            canChange={canChange}
          />
        ))}
      </ul>
    </Section>
  )
}

/** A setting with its value. A switch is turned over by one button; another value is typed. */
export function SettingRow({ setting, canChange }: { setting: ReadSetting; canChange: boolean }) {
  const t = useTranslations('administration')
  const { nameOf, valueWordsOf } = useSettingWords()
  const change = useChangeSetting()
  const [isEditing, setEditing] = useState(false)
  const { kind, value, chainId } = setting
  const name = nameOf(setting)
  const isSwitch = value === 'true' || value === 'false'
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-soft text-sm">{name}</p>
          <p className="font-semibold break-words">
            <TxValue value={shownValue(kind, value, valueWordsOf(setting))} chainId={chainId} />
          </p>
        </div>
        {canChange && isSwitch ? (
          <Button
            size="small"
            aria-label={`${t(`turn.${kind === 'paused' ? 'paused' : 'other'}.${value}`)}: ${name}, ${t(`contract.${setting.contract}`)}`}
            onClick={() => change(setting, value === 'true' ? 'false' : 'true')}
          >
            {t(`turn.${kind === 'paused' ? 'paused' : 'other'}.${value}`)}
          </Button>
        ) : null}
        {canChange && !isSwitch && !isEditing ? (
          <Button
            size="small"
            aria-label={t('chain.changeThis', { name, contract: t(`contract.${setting.contract}`) })}
            onClick={() => setEditing(true)}
          >
            {t('chain.change')}
          </Button>
        ) : null}
      </div>
      {canChange && isEditing ? (
        <SettingForm setting={setting} name={name} onCancel={() => setEditing(false)} />
      ) : null}
    </li>
  )
}
