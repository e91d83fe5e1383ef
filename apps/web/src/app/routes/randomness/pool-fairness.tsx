import { useParams } from '@tanstack/react-router'

import { PoolScreen } from '../../../features/randomness/pool-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function PoolFairnessRoute() {
  const { kind, id } = useParams({ from: '/fairness/$kind/$id' })
  return (
    <WalletProvider>
      <PoolScreen key={`${kind}/${id}`} kind={kind} id={id} />
    </WalletProvider>
  )
}
