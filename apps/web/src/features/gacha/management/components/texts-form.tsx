import type { ManagedMachine } from '@mofu/wire/gacha/management'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import type { GachaPlace } from '../../gacha-place.ts'
import { manageMachine } from '../actions/manage-machine.ts'
import { type MachineValues, textsOf, useTextProblems } from '../use-machine-form.ts'
import { Section } from './section.tsx'
import { TextFields } from './text-fields.tsx'

/** Name, title, introduction and cover of a machine, which can change at any time. */
export function TextsForm({ place, machine }: { place: GachaPlace; machine: ManagedMachine }) {
  const t = useTranslations('gachaManagement')
  const start = useStartTx()
  const { name, cover, title, introduction } = machine
  const form = useAppForm<MachineValues>({
    values: { name, cover, title, introduction, step: '', baseUri: '' },
    check: useTextProblems(),
    onSend: (values) =>
      start(
        manageMachine(place, machine.collectionId, {
          title: { key: 'gachaManagement.textsPlan', values: { name } },
          functionName: 'setDetail',
          args: [textsOf(values)],
          means: t('textsMeans'),
          name,
          picture: '/favicon.svg',
        }),
      ),
  })
  return (
    <Section title={t('texts')}>
      <form.AppForm>
        <form.Form>
          <TextFields form={form} />
          <form.Submit workingText={t('saveTexts')}>{t('saveTexts')}</form.Submit>
        </form.Form>
      </form.AppForm>
    </Section>
  )
}
