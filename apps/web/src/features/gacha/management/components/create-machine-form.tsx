import { useAppConfig } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import type { GachaPlace } from '../../gacha-place.ts'
import { createMachine } from '../actions/manage-machine.ts'
import { type MachineValues, readStep, textsOf, useTextProblems } from '../use-machine-form.ts'
import { Section } from './section.tsx'
import { TextFields } from './text-fields.tsx'

type CreateMachineFormProps = { place: GachaPlace; coin: { symbol: string; decimals: number } }

/** A new machine. It starts closed; its step and its pictures can never change. */
export function CreateMachineForm({ place, coin }: CreateMachineFormProps) {
  const t = useTranslations('gachaManagement')
  const { mediaUrl } = useAppConfig()
  const start = useStartTx()
  const textProblems = useTextProblems()
  const form = useAppForm<MachineValues>({
    values: { name: '', cover: '', title: '', introduction: '', step: '0.001', baseUri: `${mediaUrl}/pets/` },
    check: (values) => ({
      ...textProblems(values),
      step: readStep(values.step, coin.decimals) === undefined ? t('stepWrong') : undefined,
      baseUri: /^(https?|ipfs):\/\/.+\/$/.test(values.baseUri) ? undefined : t('baseUriWrong'),
    }),
    onSend: (values) => {
      const step = readStep(values.step, coin.decimals)
      if (step === undefined) return
      const { baseUri } = values
      start(
        createMachine(place, {
          texts: textsOf(values),
          step,
          coin,
          baseUri,
          picture: '/favicon.svg',
          means: t('createMeans'),
        }),
      )
    },
  })
  return (
    <form.AppForm>
      <form.Form className="grid gap-6">
        <Section title={t('texts')}>
          <TextFields form={form} />
        </Section>
        <Section title={t('fixed')}>
          <p className="text-soft">{t('createText')}</p>
          <form.AppField name="step">
            {(field) => (
              <field.Text
                isRequired
                label={t('stepIn', { coin: coin.symbol })}
                hint={t('stepHint')}
                inputMode="decimal"
              />
            )}
          </form.AppField>
          <form.AppField name="baseUri">
            {(field) => <field.Text isRequired label={t('baseUri')} hint={t('baseUriHint')} />}
          </form.AppField>
        </Section>
        <form.Submit workingText={t('create')}>{t('create')}</form.Submit>
      </form.Form>
    </form.AppForm>
  )
}
