import { LegalScreen } from '../../legal/legal-screen.tsx'

export default function TermsRoute() {
  return <LegalScreen page="terms" />
}
