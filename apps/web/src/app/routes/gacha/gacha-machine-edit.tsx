import { useParams } from '@tanstack/react-router'

import { EditScreen } from '../../../features/gacha/management/edit-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function GachaMachineEditRoute() {
  const { id } = useParams({ from: '/gachaMachine-edit/$id' })
  return (
    <WalletProvider>
      <EditScreen key={id} id={id} />
    </WalletProvider>
  )
}
