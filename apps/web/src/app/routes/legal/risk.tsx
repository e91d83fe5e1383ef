import { LegalScreen } from '../../legal/legal-screen.tsx'

export default function RiskRoute() {
  return <LegalScreen page="risk" />
}
