import { useState } from 'react'

import { PayLinkScreen } from '../../features/mall/orders/pay-link-screen.tsx'
import { WalletRoom } from '../../session/wallet-room.tsx'

export default function PayLinkRoute() {
  const [{ text, now }] = useState(() => ({ text: location.hash.slice(1), now: Date.now() / 1_000 }))
  return (
    <WalletRoom>
      <PayLinkScreen text={text} now={now} />
    </WalletRoom>
  )
}
