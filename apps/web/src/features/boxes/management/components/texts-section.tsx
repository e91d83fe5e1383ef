import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import type { BoxDetail } from '../../queries.ts'
import { type ChangedBox, manageBox } from '../actions/manage-box.ts'
import { type BoxValues, valuesOf } from '../box-values.ts'
import { useTextProblems } from '../use-box-problems.ts'
import { Section } from './section.tsx'
import { TextFields } from './text-fields.tsx'

/** The texts and the cover, which owner and collaborators may change at any time. */
export function TextsSection({ changed, box }: { changed: ChangedBox; box: BoxDetail }) {
  const t = useTranslations('boxManagement')
  const start = useStartTx()
  const form = useAppForm<BoxValues>({
    values: valuesOf(box),
    check: useTextProblems(),
    onSend: ({ name, cover, title, introduction }) =>
      start(
        manageBox(changed, {
          title: { key: 'boxManagement.textsPlan', values: { name: changed.name } },
          functionName: 'setDetail',
          args: [{ name: name.trim(), cover, title: title.trim(), introduction: introduction.trim() }],
          means: t('textsMeans'),
          terms: [
            { label: { key: 'boxManagement.titleField' }, value: { kind: 'text', text: title.trim() } },
          ],
        }),
      ),
  })
  return (
    <Section title={t('texts')} text={t('textsText')}>
      <form.AppForm>
        <form.Form>
          <TextFields form={form} />
          <form.Submit workingText={t('saveTexts')}>{t('saveTexts')}</form.Submit>
        </form.Form>
      </form.AppForm>
    </Section>
  )
}
