import { useTranslations } from '../i18n/use-translations.ts'
import { useAppConfig, useNetwork } from '../session/app-config.ts'
import { chooseNetwork } from '../session/chosen-network.ts'
import { Button } from '../ui/button.tsx'
import { StateNote } from './state-note.tsx'

/** Nothing of ours is on this network; the way to one where something is. */
export function NotDeployedNote() {
  const t = useTranslations('parts')
  const { title } = useNetwork()
  const { networks, homeNetwork } = useAppConfig()
  const home = networks.find(({ name, contracts }) => name === homeNetwork && contracts !== null)
  return (
    <StateNote scene="empty" title={t('notDeployedTitle', { network: title })} text={t('notDeployedText')}>
      {home ? (
        <Button onClick={() => chooseNetwork(home)}>{t('goToNetwork', { network: home.title })}</Button>
      ) : null}
    </StateNote>
  )
}
