import { predictionCoin, predictionRole, predictionSettings } from '@mofu/db/app/predictions'
import type { Connection } from '@mofu/db/connect'
import { and, eq } from 'drizzle-orm'

type SettingsRow = typeof predictionSettings.$inferSelect
type RoleRow = Pick<typeof predictionRole.$inferSelect, 'role' | 'account'>

export async function findSettings(db: Connection, chainId: number): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(predictionSettings).where(eq(predictionSettings.chainId, chainId))
  return row
}

export async function listSupportedCoins(db: Connection, chainId: number): Promise<string[]> {
  const rows = await db
    .select({ coin: predictionCoin.coin })
    .from(predictionCoin)
    .where(and(eq(predictionCoin.chainId, chainId), predictionCoin.isSupported))
    .orderBy(predictionCoin.coin)
  return rows.map(({ coin }) => coin)
}

export function listRoles(db: Connection, chainId: number): Promise<RoleRow[]> {
  return db
    .select({ role: predictionRole.role, account: predictionRole.account })
    .from(predictionRole)
    .where(and(eq(predictionRole.chainId, chainId), predictionRole.isGranted))
    .orderBy(predictionRole.account)
}
