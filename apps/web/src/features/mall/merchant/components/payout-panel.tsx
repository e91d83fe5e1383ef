import { parseAddress } from '@mofu/domain/address'
import { checksummed } from '@mofu/domain/payout-address'
import type { MerchantDashboard } from '@mofu/wire/mall/merchant'
import { useFormatter } from 'use-intl'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../../parts/address-label.tsx'
import { problemOf } from '../../../../parts/form/problem-of.ts'
import { useAppForm } from '../../../../parts/form/use-app-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { PayoutFields } from '../../components/payout-fields.tsx'
import { Panel } from '../../orders/components/panel.tsx'
import { useOrderAction } from '../../orders/use-order-action.ts'
import { noPayout } from '../../payout.ts'
import { usePayoutProblem } from '../../use-payout-problem.ts'
import { changePayout } from '../actions/save-shop.ts'

/** With its checksum, as wallets show it. */
function shown(text: string): string {
  const address = parseAddress(text)
  return address ? checksummed(address) : text
}

/** The payout address. A new one takes effect after a day, and everybody in the shop is notified. */
export function PayoutPanel({ dashboard }: { dashboard: MerchantDashboard }) {
  const t = useTranslations('merchant')
  const mall = useTranslations('mall')
  const format = useFormatter()
  const wordsOf = useFailureWords()
  const payoutProblem = usePayoutProblem()
  const change = useOrderAction(changePayout)
  const { shopId, payoutAddress, nextPayout, feeBps } = dashboard
  const form = useAppForm({
    values: { payout: noPayout },
    check: ({ payout }) => ({ payout: payoutProblem(payout) }),
    onSend: async ({ payout: { text, proof } }, { reset }) => {
      if (!proof) return
      try {
        await change.mutateAsync({ shopId, payoutAddress: text.trim(), payoutProof: proof })
      } catch (error) {
        // A signature can be used once, whatever the outcome.
        form.setFieldValue('payout', { text, proof: undefined }, { dontValidate: true })
        throw error
      }
      reset()
    },
  })
  return (
    <Panel title={mall('payout')}>
      <AddressLabel address={shown(payoutAddress)} isFull />
      <p className="text-soft mt-1 mb-4">{t('payoutText', { percent: String(feeBps / 100) })}</p>
      {change.isError ? <Note tone="berry">{wordsOf(change.error).text}</Note> : null}
      {nextPayout === null ? null : (
        <Note tone="honey">
          <p>
            {t('payoutNext', {
              address: shown(nextPayout.address),
              when: format.dateTime(new Date(nextPayout.from), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
          <Button
            size="small"
            className="mt-2"
            disabled={change.isPending}
            onClick={() => change.mutate({ shopId, payoutAddress })}
          >
            {t('payoutKeep')}
          </Button>
        </Note>
      )}
      <form.AppForm>
        <form.Form className="mt-4 grid gap-4">
          <form.AppField name="payout">
            {(field) => (
              <PayoutFields
                label={t('payoutNew')}
                hint={t('payoutNewHint')}
                value={field.state.value}
                problem={problemOf(field.state.meta)}
                onChange={field.handleChange}
              />
            )}
          </form.AppField>
          <form.Submit workingText={t('saving')}>{t('payoutChange')}</form.Submit>
        </form.Form>
      </form.AppForm>
    </Panel>
  )
}
