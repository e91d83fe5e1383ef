import { type Address, parseAddress } from '@mofu/domain/address'
import { avatarOfNft, nameTextKeys } from '@mofu/domain/name-records'
import { useStore } from '@tanstack/react-form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { petTitle } from '../../../parts/pet-title.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { setAddress, setText } from '../actions/set-record.ts'
import type { NamesPlace } from '../names-place.ts'
import { type ShownName, walletPetsQuery } from '../queries.ts'
import { readRecord, type RecordKey } from '../read-record.ts'
import { recordWords } from '../record-words.ts'

type RecordFormProps = { place: NamesPlace; label: string; owner: Address; shown: ShownName }

const keys: readonly RecordKey[] = ['address', ...nameTextKeys]
const faultWords = {
  address: 'recordAddressWrong',
  character: 'recordAddressCharacter',
  long: 'recordLong',
} as const

/** Sets one record at a time: each is a transaction of its own. */
export function RecordForm(props: RecordFormProps) {
  const t = useTranslations('names')
  const [key, setKey] = useState<RecordKey>('address')
  return (
    <div className="border-line grid gap-4 border-t-2 pt-4">
      <SelectField
        label={t('recordChoose')}
        value={key}
        choices={keys.map((one) => ({
          value: one,
          label: one === 'address' ? t('recordAddress') : t(`records.${recordWords[one]}`),
        }))}
        onChoose={setKey}
      />
      <ValueForm key={key} record={key} {...props} />
    </div>
  )
}

function ValueForm({ record, place, label, owner, shown }: RecordFormProps & { record: RecordKey }) {
  const t = useTranslations('names')
  const startTx = useStartTx()
  const before = valueBefore(record, shown)
  const form = useAppForm({
    values: { value: before },
    check: ({ value }) => {
      const { fault } = readRecord(record, value, before)
      return { value: fault && t(faultWords[fault]) }
    },
    onSend: ({ value }) => {
      const { text } = readRecord(record, value, before)
      if (record === 'address') {
        const account = parseAddress(text)
        const texts = { owner: t('ownerAddress'), isPublic: t('isPublic') }
        return startTx(setAddress(place, label, account === owner ? undefined : account, texts))
      }
      const texts = {
        record: t(`records.${recordWords[record]}`),
        value: text === '' ? t('removed') : text,
        isPublic: t('isPublic'),
      }
      startTx(setText(place, label, { key: record, value: text }, texts))
    },
  })
  const isSame = useStore(form.store, ({ values }) => readRecord(record, values.value, before).isSame)
  return (
    <form.AppForm>
      <form.Form>
        <form.AppField name="value">
          {(field) =>
            record === 'avatar' ? (
              <AvatarField
                place={place}
                owner={owner}
                value={field.state.value}
                onValue={field.handleChange}
              />
            ) : (
              <field.Text
                label={t('recordValue')}
                autoComplete="off"
                spellCheck={false}
                hint={t(record === 'address' ? 'recordAddressHint' : 'recordRemoveHint')}
              />
            )
          }
        </form.AppField>
        <form.Submit isDisabled={isSame} workingText={t('recordSave')}>
          {t('recordSave')}
        </form.Submit>
        {isSame ? <p className="text-soft text-sm">{t('recordSame')}</p> : null}
      </form.Form>
    </form.AppForm>
  )
}

/** An address that is the owner's own is no record of its own. */
function valueBefore(record: RecordKey, { name, texts }: ShownName): string {
  if (record === 'address') return name.address === name.owner ? '' : (name.address ?? '')
  return texts.find(({ key }) => key === record)?.value ?? ''
}

type AvatarFieldProps = {
  place: NamesPlace
  owner: Address
  value: string
  onValue: (value: string) => void
}

function AvatarField({ place: { chainId, contract }, owner, value, onValue }: AvatarFieldProps) {
  const t = useTranslations('names')
  const { data = [] } = useQuery(walletPetsQuery(chainId, owner))
  const pets = data.filter((nft) => nft.contract !== contract)
  const own = pets.map((nft) => ({ value: avatarOfNft(nft.id), label: petTitle(nft) }))
  // A record that names something else is a choice too: only then can it be removed.
  const isOther = value !== '' && !own.some((one) => one.value === value)
  const choices = [
    { value: '-', label: t('avatarNone') },
    ...(isOther ? [{ value, label: value }] : []),
    ...own,
  ]
  return (
    <SelectField
      label={t('avatarChoose')}
      value={value === '' ? '-' : value}
      choices={choices}
      hint={pets.length === 0 ? t('avatarEmpty') : undefined}
      onChoose={(chosen) => onValue(chosen === '-' ? '' : chosen)}
    />
  )
}
