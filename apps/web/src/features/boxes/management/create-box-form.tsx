import type { Address } from '@mofu/domain/address'
import { useStore } from '@tanstack/react-form'
import { useConnection } from 'wagmi'

import { useAppConfig, useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { useAppForm } from '../../../parts/form/use-app-form.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { PillChoice } from '../../../ui/pill-choice.tsx'
import { coverUrl } from '../cover-url.ts'
import { createBox } from './actions/create-box.ts'
import { type BoxValues, boxVersions, newBox, readTerms, withoutHidden } from './box-values.ts'
import { Section } from './components/section.tsx'
import { TermsFields } from './components/terms-fields.tsx'
import { TextFields } from './components/text-fields.tsx'
import type { BoxSettings } from './queries.ts'
import { useTermsProblems, useTextProblems } from './use-box-problems.ts'
import { useTermsRows } from './use-terms-rows.ts'

type CreateBoxFormProps = { contract: Address; settings: BoxSettings; coin: string }

/** A new box, in one of SPEC's three versions. NFTs are put in afterwards. */
export function CreateBoxForm({ contract, settings, coin }: CreateBoxFormProps) {
  const t = useTranslations('boxManagement')
  const { chainId, title } = useNetwork()
  const { mediaUrl } = useAppConfig()
  const { chainId: walletChain } = useConnection()
  const start = useStartTx()
  const textProblems = useTextProblems()
  const termsProblems = useTermsProblems(settings)
  const rowsOf = useTermsRows()
  const context = () => ({ promised: undefined, now: Math.floor(Date.now() / 1000) })
  const form = useAppForm<BoxValues>({
    values: newBox(coin),
    check: (values) => ({ ...textProblems(values), ...termsProblems(withoutHidden(values), context()) }),
    onSend: (values) => {
      const rules = settings.coins.find((one) => one.coin === values.coin)
      const read = rules && readTerms(withoutHidden(values), rules, context())
      if (!read || !('terms' in read)) return
      const texts = {
        name: values.name.trim(),
        cover: values.cover,
        title: values.title.trim(),
        introduction: values.introduction.trim(),
      }
      start(
        createBox({
          chainId,
          contract,
          version: values.version,
          texts,
          terms: read.terms,
          rows: rowsOf(read.terms, rules),
          means: t('createGets'),
          picture: coverUrl(values.cover, mediaUrl) ?? '/favicon.svg',
        }),
      )
    },
  })
  const version = useStore(form.store, ({ values }) => values.version)
  return (
    <form.AppForm>
      <form.Form className="grid gap-6">
        <Section title={t('texts')}>
          <TextFields form={form} />
        </Section>
        <Section title={t('terms')}>
          <form.AppField name="version">
            {(field) => (
              <PillChoice
                legend={t('version')}
                choices={boxVersions.map((value) => ({ value, label: t(`versions.${value}`) }))}
                value={field.state.value}
                onChoose={(value) => {
                  field.handleChange(value)
                  form.setFieldValue('hasOnePrice', value === 'V3')
                }}
              />
            )}
          </form.AppField>
          <p className="text-soft">{t(`versionTexts.${version}`)}</p>
          <TermsFields
            form={form}
            coins={settings.coins}
            isCoinFixed={false}
            hasRules={version !== 'V1'}
            isPricingShown={false}
          />
        </Section>
        {walletChain === chainId ? (
          <form.Submit size="large" workingText={t('create')}>
            {t('create')}
          </form.Submit>
        ) : (
          <SwitchNetwork chainId={chainId} networkTitle={title} />
        )}
      </form.Form>
    </form.AppForm>
  )
}
