import { MyPetsScreen } from '../../../features/market/my-pets-screen.tsx'

export default function MyNftsRoute() {
  return <MyPetsScreen />
}
