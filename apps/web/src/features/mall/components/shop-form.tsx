import { parseEmail } from '@mofu/domain/email'
import { shopLimits } from '@mofu/domain/mall/shop-rules'
import { useQueryClient } from '@tanstack/react-query'

import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { problemOf } from '../../../parts/form/problem-of.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { applyForShop } from '../actions/open-shop.ts'
import { noPayout } from '../payout.ts'
import { useCountryNames, useLikelyCountry } from '../use-country-names.ts'
import { usePayoutProblem } from '../use-payout-problem.ts'
import { PayoutFields } from './payout-fields.tsx'

const blank = { name: '', about: '', terms: '', email: '', pickupPoint: '', payout: noPayout }

export function ShopForm() {
  const t = useTranslations('mall')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const names = useCountryNames()
  const payoutProblem = usePayoutProblem()
  const form = useAppForm({
    values: { ...blank, country: useLikelyCountry() },
    check: ({ name, about, terms, email, payout }) => ({
      name: name.trim() === '' ? t('shopNameNeeded') : undefined,
      about: about.trim() === '' ? t('shopAboutNeeded') : undefined,
      terms: terms.trim() === '' ? t('shopTermsNeeded') : undefined,
      email: parseEmail(email) === undefined ? t('shopEmailWrong') : undefined,
      payout: payoutProblem(payout),
    }),
    onSend: async (
      { name, about, terms, email, country, pickupPoint, payout: { text, proof } },
      { reset },
    ) => {
      if (!proof) return
      try {
        await applyForShop({
          name,
          about: { [language]: about },
          terms: { [language]: terms },
          email: email.trim(),
          country,
          pickupPoint: pickupPoint.trim() === '' ? null : pickupPoint,
          payoutAddress: text.trim(),
          payoutProof: proof,
        })
      } catch (error) {
        // A signature can be used once, whatever the outcome.
        form.setFieldValue('payout', { text, proof: undefined }, { dontValidate: true })
        throw error
      }
      reset()
      await queryClient.invalidateQueries({ queryKey: ['mall'] })
    },
  })
  return (
    <section aria-labelledby="new-shop" className="card p-5 sm:p-8">
      <h2 id="new-shop" className="mb-4 text-2xl">
        {t('newShop')}
      </h2>
      <form.AppForm>
        <form.Form>
          <form.AppField name="name">
            {(field) => <field.Text isRequired label={t('shopName')} maxLength={shopLimits.name} />}
          </form.AppField>
          <form.AppField name="about">
            {(field) => (
              <field.Text
                isRequired
                label={t('shopAbout')}
                hint={t('shopAboutHint')}
                maxLength={shopLimits.text}
              />
            )}
          </form.AppField>
          <form.AppField name="terms">
            {(field) => (
              <field.Text
                isRequired
                label={t('shopTerms')}
                hint={t('shopTermsHint')}
                maxLength={shopLimits.text}
              />
            )}
          </form.AppField>
          <form.AppField name="email">
            {(field) => <field.Text isRequired label={t('shopEmail')} type="email" autoComplete="email" />}
          </form.AppField>
          <form.AppField name="country">
            {(field) => <field.Select isRequired label={t('sendsFromLabel')} choices={names} />}
          </form.AppField>
          <form.AppField name="pickupPoint">
            {(field) => (
              <field.Text
                label={t('pickupPoint')}
                hint={t('pickupHint')}
                maxLength={shopLimits.pickupPoint}
              />
            )}
          </form.AppField>
          <form.AppField name="payout">
            {(field) => (
              <PayoutFields
                label={t('payout')}
                hint={t('payoutHint')}
                value={field.state.value}
                problem={problemOf(field.state.meta)}
                onChange={field.handleChange}
              />
            )}
          </form.AppField>
          <form.Failure />
          <form.Submit workingText={t('saving')}>{t('apply')}</form.Submit>
        </form.Form>
      </form.AppForm>
    </section>
  )
}
