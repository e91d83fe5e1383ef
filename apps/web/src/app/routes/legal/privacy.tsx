import { LegalScreen } from '../../legal/legal-screen.tsx'

export default function PrivacyRoute() {
  return <LegalScreen page="privacy" />
}
