import { PartsPage } from '../parts-page/parts-page.tsx'

export default function PartsRoute() {
  return <PartsPage />
}
