import { useNavigate, useSearch } from '@tanstack/react-router'

import { CreateScreen } from '../../features/mint/keeping/create-screen.tsx'
import { KeepScreen } from '../../features/mint/keeping/keep-screen.tsx'
import { WalletRoom } from '../../session/wallet-room.tsx'

/** A collection on the chain is looked after; a draft, or nothing yet, is written. */
export default function CreateCollectionRoute() {
  const { id, minter = '' } = useSearch({ from: '/user-center/create-collection' })
  const navigate = useNavigate({ from: '/user-center/create-collection' })
  return (
    <WalletRoom>
      {id?.includes('0x') ? (
        <KeepScreen key={id} id={id} minter={minter} />
      ) : (
        <CreateScreen
          kind="plain"
          draftId={id}
          onDraft={(draft) => void navigate({ search: { id: draft }, replace: true, resetScroll: false })}
        />
      )}
    </WalletRoom>
  )
}
