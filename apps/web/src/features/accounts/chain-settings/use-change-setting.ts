import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { changeSetting } from './actions/change-setting.ts'
import { readSetting } from './queries.ts'
import type { ReadSetting } from './settings.ts'
import { useSettingWords } from './use-setting-words.ts'

/** Opens the transaction dialog for a new value. */
export function useChangeSetting(): (setting: ReadSetting, to: string) => void {
  const t = useTranslations('administration')
  const start = useStartTx()
  const client = useChainClient(useNetwork().chainId)
  const { nameOf, valueWordsOf, effectOf } = useSettingWords()
  return (setting, to) =>
    start(
      changeSetting({
        setting,
        to,
        readNow: (one) => readSetting(client, one),
        texts: {
          ...valueWordsOf(setting),
          name: nameOf(setting),
          contract: t(`contract.${setting.contract}`),
          effect: effectOf(setting, to),
        },
      }),
    )
}
