import type { BoxLock } from '@mofu/domain/box-locks'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import type { BoxDetail } from '../../queries.ts'
import { type ChangedBox, manageBox } from '../actions/manage-box.ts'
import { Section } from './section.tsx'
import { WhitelistForm } from './whitelist-form.tsx'
import { WhitelistTable } from './whitelist-table.tsx'

type AccessSectionProps = { changed: ChangedBox; box: BoxDetail; lock: BoxLock | undefined }

/** Who may draw: everyone at the published price, and wallets of the whitelist at theirs. */
export function AccessSection({ changed, box, lock }: AccessSectionProps) {
  const t = useTranslations('boxManagement')
  const start = useStartTx()
  const { allOpen } = box.flags
  const toggle = () =>
    start(
      manageBox(changed, {
        title: {
          key: allOpen ? 'boxManagement.restrictPlan' : 'boxManagement.openAllPlan',
          values: { name: changed.name },
        },
        functionName: 'setAllOpen',
        args: [!allOpen],
        means: t(allOpen ? 'restrictMeans' : 'openAllMeans'),
      }),
    )
  return (
    <Section title={t('access')}>
      <p>{t(allOpen ? 'accessAll' : 'accessListed')}</p>
      <Button className="justify-self-start" onClick={toggle}>
        {t(allOpen ? 'restrict' : 'openAll')}
      </Button>
      <WhitelistTable box={box} />
      <WhitelistForm changed={changed} box={box} lock={lock} />
    </Section>
  )
}
