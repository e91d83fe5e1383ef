import { AddressesScreen } from '../../../features/mall/addresses-screen.tsx'

export default function AddressesRoute() {
  return <AddressesScreen />
}
