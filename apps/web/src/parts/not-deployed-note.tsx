import { useAppConfig, useNetwork } from '../api/app-config.ts'
import { chooseNetwork } from '../api/chosen-network.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { Button } from '../ui/button.tsx'
import { StateNote } from './state-note.tsx'

/** Says that a screen's contracts, or all of them, are not on this network, with a way to switch to one that has them. */
export function NotDeployedNote() {
  const t = useTranslations('parts')
  const { title: network, contracts } = useNetwork()
  const what = contracts === null ? 'notDeployed' : 'partlyDeployed'
  const { networks, homeNetwork } = useAppConfig()
  const home = networks.find(({ name, contracts }) => name === homeNetwork && contracts !== null)
  return (
    <StateNote scene="empty" title={t(`${what}Title`, { network })} text={t(`${what}Text`, { network })}>
      {home ? (
        <Button onClick={() => chooseNetwork(home)}>{t('goToNetwork', { network: home.title })}</Button>
      ) : null}
    </StateNote>
  )
}
