import { parseAddress } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../../parts/not-deployed-note.tsx'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { AdminPage } from '../administration/admin-page.tsx'
import { BlacklistSection } from './components/blacklist-section.tsx'
import { ContractSection } from './components/contract-section.tsx'
import { isChainAdminQuery, settingsQuery } from './queries.ts'
import { settingsOn } from './settings.ts'

/** The settings of the platform's contracts, read from the chain and changed by the admin's own wallet. */
export function ChainScreen() {
  return <AdminPage page="chain">{() => <Contracts />}</AdminPage>
}

function Contracts() {
  const t = useTranslations('administration')
  const network = useNetwork()
  const { chainId: walletChain } = useConnection()
  const client = useChainClient(network.chainId)
  const wallet = useAccount()
  const account = wallet.status === 'connected' ? parseAddress(wallet.address) : undefined
  const roles = parseAddress(network.contracts?.['Roles'] ?? '')
  const settings = settingsOn(network)
  const read = useQuery(settingsQuery(client, settings))
  const admin = useQuery({
    ...isChainAdminQuery(client, { chainId: network.chainId, roles: roles ?? '0x' }, account ?? '0x'),
    enabled: account !== undefined && roles !== undefined,
  })
  if (!roles || settings.length === 0) return <NotDeployedNote />
  if (!read.data) {
    return read.isError ? (
      <FailureNote title={t('chain.failed')} error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-[28px]" />
    )
  }
  const isAdmin = admin.data === true
  const isRightChain = walletChain === network.chainId
  const contracts = [...new Set(read.data.map(({ contract }) => contract))]
  return (
    <>
      {admin.data === false ? <p className="bg-sunken rounded-2xl p-4">{t('chain.notAdmin')}</p> : null}
      {isAdmin && !isRightChain ? (
        <SwitchNetwork chainId={network.chainId} networkTitle={network.title} />
      ) : null}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        {contracts.map((contract) => (
          <ContractSection
            key={contract}
            contract={contract}
            settings={read.data.filter((setting) => setting.contract === contract)}
            canChange={isAdmin && isRightChain}
          />
        ))}
      </div>
      <BlacklistSection canChange={isAdmin && isRightChain} />
    </>
  )
}
