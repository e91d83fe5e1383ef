import { pgSchema } from 'drizzle-orm/pg-core'

/** Everything the product itself remembers. Written by the API and its worker alone. */
export const app = pgSchema('app')
