import { noTradeOf } from '@mofu/domain/no-trade'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { Note } from '../../../ui/note.tsx'
import { petQuery, settingsQuery } from '../queries.ts'
import { CreateForm } from './create-form.tsx'

type CreateSectionProps = { nftId: string; chainId: number; isAgain: boolean }

/** The form that puts a pet up, for its owner alone. */
export function CreateSection({ nftId, chainId, isAgain }: CreateSectionProps) {
  const t = useTranslations('auctions')
  const { address, chainId: walletChain } = useConnection()
  const network = useNetworkOf(chainId)
  const contract = network?.contracts?.['Auctions']
  const pet = useQuery(petQuery(nftId)).data?.data
  const settings = useQuery(settingsQuery(chainId))
  const isOwner = address !== undefined && pet?.owner === address.toLowerCase()
  if (!pet || !isOwner || contract === undefined || !settings.data?.settings) return null
  return (
    <section aria-labelledby="create" className="card grid gap-4 p-5 sm:p-6">
      <header>
        <h2 id="create" className="text-2xl">
          {t(isAgain ? 'createAgain' : 'createTitle')}
        </h2>
        <p className="text-soft">{t('createText')}</p>
      </header>
      {noTradeOf(pet, settings.data.blockTime ?? 0) !== undefined ? (
        <Note tone="honey">{t('noTrade')}</Note>
      ) : walletChain === chainId ? (
        <CreateForm
          pet={pet}
          contract={contract}
          seller={address}
          settings={settings.data.settings}
          read={{ blockTime: settings.data.blockTime, readAtMs: settings.dataUpdatedAt }}
        />
      ) : (
        <SwitchNetwork chainId={chainId} networkTitle={network?.title ?? ''} />
      )}
    </section>
  )
}
