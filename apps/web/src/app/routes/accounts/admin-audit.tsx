import { AuditScreen } from '../../../features/accounts/administration/audit-screen.tsx'

export default function AdminAuditRoute() {
  return <AuditScreen />
}
