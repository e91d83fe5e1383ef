import { ProposalsScreen } from '../../../features/accounts/proposals/proposals-screen.tsx'

export default function AdminProposalsRoute() {
  return <ProposalsScreen />
}
