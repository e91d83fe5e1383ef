import { freightTemplate } from '@mofu/db/app/mall/shop'
import type { Connection, Transaction } from '@mofu/db/connect'
import type { FreightRule } from '@mofu/domain/mall/freight'
import { and, asc, eq } from 'drizzle-orm'

export type Template = {
  id: number
  name: string
  unit: 'piece' | 'gram'
  rules: FreightRule[]
  freeFrom: bigint | null
}

export function listTemplates(db: Connection, shopId: number): Promise<Template[]> {
  return db
    .select()
    .from(freightTemplate)
    .where(eq(freightTemplate.shopId, shopId))
    .orderBy(asc(freightTemplate.id))
}

/** A shop's templates, or only the given one. */
export function countTemplates(db: Connection, shopId: number, id?: number): Promise<number> {
  const isIt = id === undefined ? undefined : eq(freightTemplate.id, id)
  return db.$count(freightTemplate, and(isIt, eq(freightTemplate.shopId, shopId)))
}

export async function insertTemplate(
  tx: Transaction,
  shopId: number,
  template: Omit<Template, 'id'>,
): Promise<number> {
  const [inserted] = await tx
    .insert(freightTemplate)
    .values({ ...template, shopId })
    .returning({ id: freightTemplate.id })
  if (!inserted) throw new Error('the shipping method was not saved')
  return inserted.id
}

/** False when the shop has no such template. */
export async function updateTemplate(
  tx: Transaction,
  shopId: number,
  { id, ...template }: Template,
): Promise<boolean> {
  const [updated] = await tx
    .update(freightTemplate)
    .set(template)
    .where(and(eq(freightTemplate.id, id), eq(freightTemplate.shopId, shopId)))
    .returning({ id: freightTemplate.id })
  return updated !== undefined
}
