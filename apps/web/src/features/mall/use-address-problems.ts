import { type AddressField, addressFaults } from '@mofu/domain/mall/address'
import { isRegionCountry } from '@mofu/domain/mall/countries'

import { useTranslations } from '../../i18n/use-translations.ts'
import type { FieldOf } from '../../parts/form/server-errors.ts'
import type { Problems } from '../../parts/form/use-app-form.ts'
import type { AddressFields } from './actions/save-address.ts'

/** The field of the form for each field of the rule. */
const formField: Readonly<Record<AddressField, keyof AddressFields>> = {
  name: 'name',
  country: 'country',
  regions: 'regions',
  postalCode: 'postalCode',
  line: 'address',
}

/** Japanese postal codes are typed with a hyphen, and often in full width. */
export function postalDigits(postalCode: string): string {
  return postalCode.normalize('NFKC').replaceAll(/\D/g, '')
}

/** The messages of the invalid fields of an address. */
export function useAddressProblems(): (fields: AddressFields) => Problems<AddressFields> {
  const t = useTranslations('mall')
  const words: Readonly<Record<AddressField, string>> = {
    name: t('nameNeeded'),
    country: t('choose'),
    regions: t('regionNeeded'),
    postalCode: t('postalWrong'),
    line: t('lineNeeded'),
  }
  return ({ name, phone, country, regions, postalCode, address }) => {
    const faults = addressFaults({
      name,
      country,
      regions,
      postalCode: country === 'JP' ? postalDigits(postalCode) : postalCode,
      line: address,
    })
    // The rule allows no region at all, for callers that do not know them; here they can be chosen.
    const needsRegion = isRegionCountry(country) && regions.length === 0
    return {
      ...Object.fromEntries(faults.map((fault) => [formField[fault], words[fault]])),
      ...(needsRegion ? { regions: words.regions } : {}),
      ...(phone.trim() === '' ? { phone: t('phoneNeeded') } : {}),
    }
  }
}

/** The field that the server's refusal is about. */
export const addressFieldOf: FieldOf<keyof AddressFields> = ({ code, facts }) => {
  if (code === 'mall.phone_invalid') return 'phone'
  if (code !== 'mall.address_incomplete') return undefined
  return Object.entries(formField).find(([fault]) => fault === facts['field'])?.[1]
}
