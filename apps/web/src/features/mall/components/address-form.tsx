import { addressLimits } from '@mofu/domain/mall/address'
import { isRegionCountry } from '@mofu/domain/mall/countries'
import type { ShippingAddress } from '@mofu/wire/mall/addresses'
import { useStore } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { problemOf } from '../../../parts/form/problem-of.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { type AddressFields, saveAddress } from '../actions/save-address.ts'
import { addressFieldOf, postalDigits, useAddressProblems } from '../use-address-problems.ts'
import { useCountryNames, useLikelyCountry } from '../use-country-names.ts'
import { PostalPlaces } from './postal-places.tsx'
import { RegionPicker } from './region-picker.tsx'

type AddressFormProps = {
  known: ShippingAddress | undefined
  /** What is known of a new address, for the person to check. */
  prefill?: Partial<AddressFields>
  onDone: (id: string) => void
  onCancel?: () => void
}

/** A delivery address. The country decides the fields: regions, a postal code, or free lines. */
export function AddressForm({ known, prefill, onDone, onCancel }: AddressFormProps) {
  const t = useTranslations('mall')
  const queryClient = useQueryClient()
  const names = useCountryNames()
  const likely = useLikelyCountry()
  const form = useAppForm<AddressFields>({
    values: {
      name: known?.name ?? '',
      phone: known?.phone ?? '',
      country: known?.country ?? likely,
      regions: known?.regions ?? [],
      postalCode: known?.postalCode ?? '',
      address: known?.line ?? '',
      ...prefill,
    },
    check: useAddressProblems(),
    fieldOf: addressFieldOf,
    onSend: async (fields) => {
      const id = await saveAddress(known?.id, fields)
      await queryClient.invalidateQueries({ queryKey: ['mall'] })
      onDone(id)
    },
  })
  const { country, postalCode, address } = useStore(form.store, ({ values }) => values)
  const isJapan = country === 'JP'
  const digits = postalDigits(postalCode)

  return (
    <form.AppForm>
      <form.Form>
        <form.AppField name="name">
          {(field) => (
            <field.Text
              isRequired
              label={t('addressName')}
              maxLength={addressLimits.name}
              autoComplete="name"
            />
          )}
        </form.AppField>
        <form.AppField name="country">
          {(field) => (
            <SelectField
              isRequired
              label={t('country')}
              value={field.state.value}
              choices={names}
              autoComplete="country"
              onChoose={(code) => {
                form.setFieldValue('regions', [])
                form.setFieldValue('postalCode', '')
                field.handleChange(code)
              }}
            />
          )}
        </form.AppField>
        <form.AppField name="phone">
          {(field) => (
            <field.Text
              isRequired
              label={t('phone')}
              type="tel"
              maxLength={addressLimits.phone}
              autoComplete="tel"
            />
          )}
        </form.AppField>
        {isRegionCountry(country) ? (
          <form.AppField name="regions">
            {(field) => (
              <RegionPicker
                country={country}
                codes={field.state.value}
                problem={problemOf(field.state.meta)}
                onChoose={field.handleChange}
              />
            )}
          </form.AppField>
        ) : (
          <form.AppField name="postalCode">
            {(field) => (
              <field.Text
                label={t('postalCode')}
                hint={isJapan ? t('postalHint') : undefined}
                maxLength={addressLimits.postalCode}
                autoComplete="postal-code"
                inputMode={isJapan ? 'numeric' : 'text'}
              />
            )}
          </form.AppField>
        )}
        {isJapan && digits.length === 7 ? (
          <PostalPlaces
            code={digits}
            isFilled={address !== ''}
            onChoose={(place) => form.setFieldValue('address', `${place} `)}
          />
        ) : null}
        <form.AppField name="address">
          {(field) => (
            <field.Text
              isRequired
              label={t('addressLine')}
              maxLength={addressLimits.line}
              autoComplete="street-address"
            />
          )}
        </form.AppField>
        <form.Failure />
        <form.Submit workingText={t('saving')}>{t('saveAddress')}</form.Submit>
        {onCancel === undefined ? null : (
          <Button look="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </form.Form>
    </form.AppForm>
  )
}
