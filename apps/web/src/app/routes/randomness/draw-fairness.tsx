import { useParams } from '@tanstack/react-router'

import { DrawScreen } from '../../../features/randomness/draw-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function DrawFairnessRoute() {
  const { kind, id, order } = useParams({ from: '/fairness/$kind/$id/$order' })
  return (
    <WalletProvider>
      <DrawScreen key={`${kind}/${id}/${order}`} kind={kind} id={id} order={order} />
    </WalletProvider>
  )
}
