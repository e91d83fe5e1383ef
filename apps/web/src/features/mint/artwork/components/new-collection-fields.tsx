import { useStore } from '@tanstack/react-form'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import type { AppForm } from '../../../../parts/form/use-app-form.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import type { ArtworkValues } from '../artwork-values.ts'

/** The fields of a collection that is created together with its first token. */
export function NewCollectionFields({ form }: { form: AppForm<ArtworkValues> }) {
  const t = useTranslations('artwork')
  const isLimited = useStore(form.store, ({ values }) => values.isLimited)
  return (
    <fieldset className="border-line grid gap-4 rounded-2xl border-2 p-4">
      <legend className="font-display px-2 font-extrabold">{t('newCollection')}</legend>
      <form.AppField name="newName">
        {(field) => <field.Text isRequired label={t('newName')} />}
      </form.AppField>
      <div className="grid gap-4 sm:grid-cols-2">
        <form.AppField name="isLimited">
          {(field) => (
            <SelectField
              label={t('maxMint')}
              value={field.state.value ? 'limited' : 'unlimited'}
              choices={[
                { value: 'unlimited', label: t('unlimited') },
                { value: 'limited', label: t('limited') },
              ]}
              onChoose={(kind) => field.handleChange(kind === 'limited')}
            />
          )}
        </form.AppField>
        {isLimited ? (
          <form.AppField name="limit">
            {(field) => <field.Text isRequired label={t('limit')} inputMode="numeric" />}
          </form.AppField>
        ) : null}
        <form.AppField name="earnings">
          {(field) => <field.Text label={t('earnings')} inputMode="decimal" />}
        </form.AppField>
      </div>
      <form.AppField name="allowedWallet">
        {(field) => (
          <field.Text label={t('allowedWallet')} hint={t('allowedWalletHint')} spellCheck={false} />
        )}
      </form.AppField>
      <form.AppField name="isOpen">
        {(field) => <field.Tick label={t('isOpen')} hint={t('isOpenHint')} />}
      </form.AppField>
    </fieldset>
  )
}
