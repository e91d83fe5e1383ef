import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { SendForm } from './send-form.tsx'

type Express = { expressCompany: string; expressNumber: string }

/** The carrier and the tracking number. */
export function ExpressForm({ button, act }: { button: string; act: (express: Express) => Promise<void> }) {
  const t = useTranslations('orders')
  const [company, setCompany] = useState('')
  const [number, setNumber] = useState('')
  const express = { expressCompany: company.trim(), expressNumber: number.trim() }
  const isReady = express.expressCompany !== '' && express.expressNumber.length >= 3
  return (
    <SendForm label={button} button={button} isReady={isReady} act={() => act(express)}>
      <TextField required label={t('ship.company')} value={company} maxLength={80} onText={setCompany} />
      <TextField
        required
        minLength={3}
        label={t('ship.number')}
        value={number}
        maxLength={80}
        onText={setNumber}
      />
    </SendForm>
  )
}
