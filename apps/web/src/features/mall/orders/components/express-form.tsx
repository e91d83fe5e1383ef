import { carrierNamed, carriersFor, type Express, readExpress } from '@mofu/domain/mall/carriers'
import { useStore } from '@tanstack/react-form'

import { useLanguage } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { useOrderAction } from '../use-order-action.ts'

const OTHER = 'other'

type Typed = { carrier: string; company: string; number: string }

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
  const send = useOrderAction(act, onDone)
  const knownCarrier = carrierNamed(known?.company ?? '')?.name.en
  const read = ({ carrier, company, number }: Typed) =>
    readExpress({ company: carrier === OTHER ? company : carrier, number })
  const form = useAppForm<Typed>({
    values: {
      carrier: knownCarrier ?? (known ? OTHER : ''),
      company: known && !knownCarrier ? known.company : '',
      number: known?.number ?? '',
    },
    check: (typed) => {
      const { carrier, company, number } = typed
      const name = carrierNamed(carrier)?.name[language] ?? ''
      return {
        carrier: carrier === '' ? t('delivery.choose') : undefined,
        company: carrier === OTHER && company.trim() === '' ? t('fillIn') : undefined,
        number:
          number.trim().length < 3
            ? t('reasonShort')
            : read(typed)
              ? undefined
              : t('delivery.numberWrong', { carrier: name }),
      }
    },
    onSend: async (typed) => {
      const express = read(typed)
      if (express) await send.mutateAsync({ expressCompany: express.company, expressNumber: express.number })
    },
  })
  const carrier = useStore(form.store, ({ values }) => values.carrier)
  return (
    <form.AppForm>
      <form.Form className="grid gap-3" label={button}>
        <form.AppField name="carrier">
          {(field) => (
            <field.Select
              isRequired
              label={t('ship.company')}
              emptyText={t('delivery.choose')}
              choices={[
                ...carriersFor(language).map((one) => ({ value: one.name.en, label: one.name[language] })),
                { value: OTHER, label: t('delivery.other') },
              ]}
            />
          )}
        </form.AppField>
        {carrier === OTHER ? (
          <form.AppField name="company">
            {(field) => <field.Text isRequired label={t('delivery.otherName')} maxLength={80} />}
          </form.AppField>
        ) : null}
        <form.AppField name="number">
          {(field) => <field.Text isRequired label={t('ship.number')} maxLength={80} />}
        </form.AppField>
        <form.Failure />
        <form.Submit workingText={t('working')}>{button}</form.Submit>
      </form.Form>
    </form.AppForm>
  )
}
