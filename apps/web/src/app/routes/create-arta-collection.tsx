import { useState } from 'react'

import { CreateScreen } from '../../features/mint/keeping/create-screen.tsx'
import { WalletRoom } from '../../session/wallet-room.tsx'

export default function CreateArtaCollectionRoute() {
  const [draft, setDraft] = useState<string>()
  return (
    <WalletRoom>
      <CreateScreen kind="art" draftId={draft} onDraft={setDraft} />
    </WalletRoom>
  )
}
