import { addressFault, addressLimits } from '@mofu/domain/mall/address'
import { isRegionCountry } from '@mofu/domain/mall/countries'
import type { ShippingAddress } from '@mofu/wire/mall/addresses'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type AddressFields, saveAddress } from '../actions/save-address.ts'
import { japanPostalQuery } from '../queries.ts'
import { useCountryNames, useLikelyCountry } from '../use-country-names.ts'
import { RegionPicker } from './region-picker.tsx'

type AddressFormProps = {
  known: ShippingAddress | undefined
  onDone: (id: string) => void
  onCancel?: () => void
}

/** Where goods go. The country decides what is asked for: regions, a postal code, or free lines. */
export function AddressForm({ known, onDone, onCancel }: AddressFormProps) {
  const t = useTranslations('mall')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const names = useCountryNames()
  const likely = useLikelyCountry()
  const [fields, setFields] = useState<AddressFields>({
    name: known?.name ?? '',
    phone: known?.phone ?? '',
    country: known?.country ?? likely,
    regions: known?.regions ?? [],
    postalCode: known?.postalCode ?? '',
    address: known?.line ?? '',
  })
  const [hasTried, setTried] = useState(false)
  const set = (more: Partial<AddressFields>) => setFields((before) => ({ ...before, ...more }))
  const save = useMutation({
    mutationFn: () => saveAddress(known?.id, fields),
    onSuccess: async (id) => {
      await queryClient.invalidateQueries({ queryKey: ['mall'] })
      onDone(id)
    },
  })
  const { name, phone, country, regions, postalCode, address } = fields
  const digits = postalCode.normalize('NFKC').replaceAll(/\D/g, '')
  const isJapan = country === 'JP'
  const needsRegion = isRegionCountry(country) && regions.length === 0
  const fault =
    addressFault({ name, country, regions, postalCode: isJapan ? digits : postalCode, line: address }) ??
    (needsRegion ? 'regions' : undefined)
  const problemOf = (field: typeof fault, words: string) => (hasTried && fault === field ? words : undefined)
  const isPhoneWrong = save.isError && wordsOf(save.error).code === 'mall.phone_invalid'

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (fault === undefined && phone.trim() !== '') save.mutate()
      }}
    >
      {save.isError && !isPhoneWrong ? <Note tone="berry">{wordsOf(save.error).text}</Note> : null}
      <TextField
        label={t('addressName')}
        value={name}
        maxLength={addressLimits.name}
        autoComplete="name"
        problem={problemOf('name', t('nameNeeded'))}
        onText={(text) => set({ name: text })}
      />
      <SelectField
        label={t('country')}
        value={country}
        choices={names}
        autoComplete="country"
        onChoose={(code) => set({ country: code, regions: [], postalCode: '' })}
      />
      <TextField
        label={t('phone')}
        type="tel"
        value={phone}
        maxLength={addressLimits.phone}
        autoComplete="tel"
        problem={
          hasTried && phone.trim() === ''
            ? t('phoneNeeded')
            : isPhoneWrong
              ? wordsOf(save.error).text
              : undefined
        }
        onText={(text) => set({ phone: text })}
      />
      {isRegionCountry(country) ? (
        <RegionPicker
          country={country}
          codes={regions}
          problem={problemOf('regions', t('regionNeeded'))}
          onChoose={(codes) => set({ regions: codes })}
        />
      ) : (
        <TextField
          label={t('postalCode')}
          hint={isJapan ? t('postalHint') : undefined}
          value={postalCode}
          maxLength={addressLimits.postalCode}
          autoComplete="postal-code"
          inputMode={isJapan ? 'numeric' : 'text'}
          problem={problemOf('postalCode', t('postalWrong'))}
          onText={(text) => set({ postalCode: text })}
        />
      )}
      {isJapan && digits.length === 7 ? (
        <Places code={digits} isFilled={address !== ''} onChoose={(place) => set({ address: `${place} ` })} />
      ) : null}
      <TextField
        label={t('addressLine')}
        value={address}
        maxLength={addressLimits.line}
        autoComplete="street-address"
        problem={problemOf('line', t('lineNeeded'))}
        onText={(text) => set({ address: text })}
      />
      <SubmitButton isWorking={save.isPending} workingText={t('saving')}>
        {t('saveAddress')}
      </SubmitButton>
      {onCancel === undefined ? null : (
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </form>
  )
}

/** What a Japanese postal code stands for, to take over with one press. */
function Places({
  code,
  isFilled,
  onChoose,
}: {
  code: string
  isFilled: boolean
  onChoose: (place: string) => void
}) {
  const t = useTranslations('mall')
  const { data } = useQuery(japanPostalQuery(code))
  if (!data || isFilled) return null
  if (data.length === 0) return <Note tone="honey">{t('postalUnknown')}</Note>
  return (
    <div className="flex flex-wrap gap-2">
      {data.map((place) => (
        <Button key={place} size="small" onClick={() => onChoose(place)}>
          {place}
        </Button>
      ))}
    </div>
  )
}
