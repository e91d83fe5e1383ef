import { pgSchema } from 'drizzle-orm/pg-core'

/** The product's own data. Written by the API and its worker only. */
export const app = pgSchema('app')
