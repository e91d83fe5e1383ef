import { useNavigate, useSearch } from '@tanstack/react-router'

import { CreateScreen } from '../../../features/collections/management/create-screen.tsx'
import { ManageScreen } from '../../../features/collections/management/manage-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

/** A deployed collection opens its management page; a draft, or nothing yet, opens the form. */
export default function CreateCollectionRoute() {
  const { id, minter = '' } = useSearch({ from: '/user-center/create-collection' })
  const navigate = useNavigate({ from: '/user-center/create-collection' })
  return (
    <WalletProvider>
      {id?.includes('0x') ? (
        <ManageScreen key={id} id={id} minter={minter} />
      ) : (
        <CreateScreen
          kind="plain"
          draftId={id}
          onDraft={(draft) => void navigate({ search: { id: draft }, replace: true, resetScroll: false })}
        />
      )}
    </WalletProvider>
  )
}
