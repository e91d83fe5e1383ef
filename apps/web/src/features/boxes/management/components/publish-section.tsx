import type { BoxLocks } from '@mofu/domain/box-locks'
import { useState } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { readLocalTime } from '../../../../parts/local-time.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { BoxDetail } from '../../queries.ts'
import { type ChangedBox, manageBox } from '../actions/manage-box.ts'
import { percentOf } from '../box-values.ts'
import type { BoxSettings } from '../queries.ts'
import { LockNote } from './lock-note.tsx'
import { Section } from './section.tsx'

type PublishSectionProps = { changed: ChangedBox; box: BoxDetail; settings: BoxSettings; locks: BoxLocks }

/** Publishing fixes price, contents and fee for a run; unpublishing ends it. */
export function PublishSection({ changed, box, settings, locks }: PublishSectionProps) {
  const t = useTranslations('boxManagement')
  const isPublished = locks.unpublish === undefined
  return (
    <Section title={t('publishing')} text={t(isPublished ? 'publishedText' : 'unpublishedText')}>
      {isPublished ? (
        <Unpublish changed={changed} box={box} />
      ) : (
        <>
          <LockNote lock={locks.publish} pending={box.pending} minSize={settings.minSize} />
          <Publish changed={changed} box={box} settings={settings} isLocked={locks.publish !== undefined} />
        </>
      )}
    </Section>
  )
}

function Unpublish({ changed, box }: { changed: ChangedBox; box: BoxDetail }) {
  const t = useTranslations('boxManagement')
  const start = useStartTx()
  const plan = () =>
    manageBox(changed, {
      title: { key: 'boxManagement.unpublishPlan', values: { name: changed.name } },
      functionName: 'unpublish',
      args: [],
      means: t('unpublishMeans', { pending: box.pending }),
    })
  return (
    <>
      {box.pending > 0 ? <p>{t('pendingDraws', { pending: box.pending })}</p> : null}
      <Button className="justify-self-start" onClick={() => start(plan())}>
        {t('unpublish')}
      </Button>
    </>
  )
}

type PublishProps = { changed: ChangedBox; box: BoxDetail; settings: BoxSettings; isLocked: boolean }

function Publish({ changed, box, settings, isLocked }: PublishProps) {
  const t = useTranslations('boxManagement')
  const start = useStartTx()
  const format = useFormatter()
  const [closeText, setCloseText] = useState('')
  const days = Math.floor(settings.maxDuration / 86_400)
  const { size, price, symbol, decimals } = box
  const publish = () => {
    const closeAt = readLocalTime(closeText)
    const text = (value: string) => ({ kind: 'text', text: value }) as const
    const ends = () => format.dateTime(new Date(closeAt * 1000), { dateStyle: 'medium', timeStyle: 'short' })
    start(
      manageBox(changed, {
        title: { key: 'boxManagement.publishPlan', values: { name: changed.name } },
        functionName: 'publish',
        args: [closeAt],
        means: t('publishMeans', { size }),
        terms: [
          {
            label: { key: 'boxManagement.price' },
            value: { kind: 'amount', amount: BigInt(price), coin: symbol, decimals },
          },
          {
            label: { key: 'boxManagement.commissionRow' },
            value: text(`${percentOf(box.commissionRate)}%`),
          },
          { label: { key: 'boxManagement.feeRow' }, value: text(`${percentOf(settings.feeRate)}%`) },
          {
            label: { key: 'boxManagement.closeAt' },
            value: text(closeAt === 0 ? t('closeLatest', { days }) : ends()),
          },
        ],
      }),
    )
  }
  return (
    <fieldset disabled={isLocked} className="grid min-w-0 gap-4">
      <legend className="sr-only">{t('publish')}</legend>
      <p>
        {t('publishFacts', { size })}{' '}
        <AmountLabel amount={BigInt(price)} coin={symbol} decimals={decimals} className="font-semibold" />
      </p>
      <TextField
        type="datetime-local"
        label={t('closeAt')}
        hint={t('closeAtHint', { days })}
        value={closeText}
        onText={setCloseText}
      />
      <Button look="main" className="justify-self-start" onClick={publish}>
        {t('publish')}
      </Button>
    </fieldset>
  )
}
