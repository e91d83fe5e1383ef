import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

import { ArtworkScreen } from '../../features/mint/artwork/artwork-screen.tsx'
import { MintScreen } from '../../features/mint/mint-screen.tsx'
import { randomPet } from '../../features/mint/offer.ts'
import { WalletRoom } from '../../session/wallet-room.tsx'

export default function MintRoute() {
  const [first] = useState(randomPet)
  const { pet = first, make } = useSearch({ from: '/mint' })
  const navigate = useNavigate({ from: '/mint' })
  // The pet is in the address, so that going back shows the one before and a link shows this one.
  const showAnother = () => navigate({ search: { pet: randomPet() }, resetScroll: false })
  return (
    <WalletRoom>
      {make === 'artwork' ? <ArtworkScreen /> : <MintScreen pet={pet} onAnother={() => void showAnother()} />}
    </WalletRoom>
  )
}
