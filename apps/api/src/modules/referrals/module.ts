import type { ApiModule } from '../../platform/api-module.ts'
import { runEvery } from '../../platform/run-every.ts'
import { reportRoutes } from './reports/routes.ts'
import { referralsRoutes } from './routes.ts'
import { closeStatements } from './statements/close-statements.ts'
import { statementRoutes } from './statements/routes.ts'

/** A month that can be closed is closed within this time. */
const CLOSE_MS = 60_000

export const referralsModule: ApiModule = {
  routes: (server, { db, nameCoin, reading }) => {
    referralsRoutes(server, db)
    reportRoutes(server, { db, nameCoin, ...reading })
    statementRoutes(server, { db, ...reading })
  },
  loops: ({ db, log }) => [
    runEvery({ log, what: 'closing referral statements', everyMs: CLOSE_MS }, () => closeStatements(db)),
  ],
}
