import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNetwork } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { readAddress } from '../../../../parts/recipient/read-recipient.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { Section } from '../../components/section.tsx'
import { settingsQuery } from '../queries.ts'
import { blacklistsOn } from '../settings.ts'
import { SettingRow } from './contract-section.tsx'

/** Whether a collection is blacklisted, and the switch for each contract that trades it. */
export function BlacklistSection({ canChange }: { canChange: boolean }) {
  const t = useTranslations('administration')
  const network = useNetwork()
  const client = useChainClient(network.chainId)
  const [text, setText] = useState('')
  const found = readAddress(text.trim())
  const settings = found.state === 'found' ? blacklistsOn(network, found.address) : []
  const read = useQuery({ ...settingsQuery(client, settings), enabled: settings.length > 0 })
  return (
    <Section title={t('chain.blacklist')} text={t('chain.blacklistText')}>
      <TextField
        label={t('chain.collection')}
        value={text}
        onText={setText}
        autoComplete="off"
        spellCheck={false}
        problem={text.trim().length >= 42 && found.state !== 'found' ? t('chain.wrongAddress') : undefined}
      />
      {read.isError ? (
        <FailureNote title={t('chain.failed')} error={read.error} onRetry={() => void read.refetch()} />
      ) : null}
      <ul aria-label={t('chain.blacklist')} className="divide-line divide-y-2">
        {read.data?.map((setting) => (
          <SettingRow key={`${setting.contract} ${setting.value}`} setting={setting} canChange={canChange} />
        ))}
      </ul>
    </Section>
  )
}
