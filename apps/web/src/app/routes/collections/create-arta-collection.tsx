import { useState } from 'react'

import { CreateScreen } from '../../../features/collections/management/create-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function CreateArtaCollectionRoute() {
  const [draft, setDraft] = useState<string>()
  return (
    <WalletProvider>
      <CreateScreen kind="art" draftId={draft} onDraft={setDraft} />
    </WalletProvider>
  )
}
