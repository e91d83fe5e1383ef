import { carrierNamed, carriersFor, type Express, readExpress } from '@mofu/domain/mall/carriers'
import { useState } from 'react'

import { useLanguage } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { SendForm } from './send-form.tsx'

const OTHER = 'other'

type ExpressFormProps = {
  button: string
  /** What is stored, to be corrected. */
  known?: Express
  act: (express: { expressCompany: string; expressNumber: string }) => Promise<void>
  onDone?: () => void
}

/** The carrier, from the list or in the sender's own words, and the tracking number. */
export function ExpressForm({ button, known, act, onDone }: ExpressFormProps) {
  const t = useTranslations('orders')
  const language = useLanguage()
  const knownCarrier = carrierNamed(known?.company ?? '')?.name.en
  const [carrier, setCarrier] = useState<string>(knownCarrier ?? (known ? OTHER : ''))
  const [company, setCompany] = useState(known && !knownCarrier ? known.company : '')
  const [number, setNumber] = useState(known?.number ?? '')
  const read = readExpress({ company: carrier === OTHER ? company : carrier, number })
  const isWritten = number.trim().length >= 3
  const name = carrierNamed(carrier)?.name[language] ?? ''
  return (
    <SendForm
      label={button}
      button={button}
      isReady={isWritten && read !== undefined && read.company !== ''}
      act={async () => {
        if (read) await act({ expressCompany: read.company, expressNumber: read.number })
      }}
      {...(onDone ? { onDone } : {})}
    >
      <SelectField
        isRequired
        label={t('ship.company')}
        value={carrier}
        emptyText={t('delivery.choose')}
        choices={[
          ...carriersFor(language).map((one) => ({ value: one.name.en, label: one.name[language] })),
          { value: OTHER, label: t('delivery.other') },
        ]}
        onChoose={setCarrier}
      />
      {carrier === OTHER ? (
        <TextField
          required
          label={t('delivery.otherName')}
          value={company}
          maxLength={80}
          onText={setCompany}
        />
      ) : null}
      <TextField
        required
        minLength={3}
        label={t('ship.number')}
        problem={isWritten && !read ? t('delivery.numberWrong', { carrier: name }) : undefined}
        value={number}
        maxLength={80}
        onText={setNumber}
      />
    </SendForm>
  )
}
