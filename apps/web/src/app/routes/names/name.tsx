import { useParams } from '@tanstack/react-router'

import { NameScreen } from '../../../features/names/name-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function NameRoute() {
  const { id } = useParams({ from: '/pnsdetail/$id' })
  return (
    <WalletProvider>
      <NameScreen key={id} id={id} />
    </WalletProvider>
  )
}
