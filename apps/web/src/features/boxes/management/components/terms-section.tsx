import { type BoxLock, isCoinFixed } from '@mofu/domain/box-locks'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import type { BoxDetail } from '../../queries.ts'
import { type ChangedBox, manageBox } from '../actions/manage-box.ts'
import { type BoxValues, readTerms, valuesOf } from '../box-values.ts'
import type { BoxSettings } from '../queries.ts'
import { useTermsProblems } from '../use-box-problems.ts'
import { useTermsRows } from '../use-terms-rows.ts'
import { LockNote } from './lock-note.tsx'
import { Section } from './section.tsx'
import { TermsFields } from './terms-fields.tsx'

type TermsSectionProps = {
  changed: ChangedBox
  box: BoxDetail
  settings: BoxSettings
  lock: BoxLock | undefined
}

/** Coin, price and rules: the owner's, and fixed while anyone could rely on them. */
export function TermsSection({ changed, box, settings, lock }: TermsSectionProps) {
  const t = useTranslations('boxManagement')
  const start = useStartTx()
  const problemsOf = useTermsProblems(settings)
  const rowsOf = useTermsRows()
  const promised =
    box.size === 0 ? undefined : { minPrice: BigInt(box.minPrice), commissionRate: box.commissionRate }
  const context = () => ({ promised, now: Math.floor(Date.now() / 1000) })
  const form = useAppForm<BoxValues>({
    values: valuesOf(box),
    check: (values) => problemsOf(values, context()),
    onSend: (values) => {
      const coin = settings.coins.find((one) => one.coin === values.coin)
      const read = coin && readTerms(values, coin, context())
      if (!read || !('terms' in read)) return
      const { terms } = read
      start(
        manageBox(changed, {
          title: { key: 'boxManagement.termsPlan', values: { name: changed.name } },
          functionName: 'setTerms',
          args: [terms.coin, terms.rules, terms.price],
          means: t('termsMeans'),
          terms: rowsOf(terms, coin),
        }),
      )
    },
  })
  return (
    <Section title={t('terms')} text={t('termsText')}>
      <LockNote lock={lock} pending={box.pending} />
      <form.AppForm>
        <form.Form>
          <fieldset disabled={lock !== undefined} className="grid min-w-0 gap-4">
            <legend className="sr-only">{t('terms')}</legend>
            <TermsFields
              form={form}
              coins={settings.coins}
              isCoinFixed={
                lock !== undefined || isCoinFixed({ size: box.size, whitelisted: box.whitelist.length })
              }
              hasRules
              isPricingShown
            />
            <form.Submit workingText={t('saveTerms')}>{t('saveTerms')}</form.Submit>
          </fieldset>
        </form.Form>
      </form.AppForm>
    </Section>
  )
}
