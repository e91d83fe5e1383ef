import type { Database } from '@mofu/db/connect'
import type { FastifyInstance } from 'fastify'

import type { AttemptLimiter } from '../../platform/attempt-limiter.ts'
import type { Replies } from '../../platform/replies/mount-cached.ts'
import type { ProveWallet } from '../accounts/index.ts'
import { addressRoutes } from './addresses/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { dashboardRoutes } from './merchant/dashboard/routes.ts'
import { productRoutes } from './merchant/products/routes.ts'
import { merchantRoutes } from './merchant/shops/routes.ts'
import { invitationRoutes } from './merchant/staff/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'

export type MallDeps = {
  db: Database
  limiter: AttemptLimiter
  replies: Replies
  mediaUrl: string
  proveWallet: ProveWallet
}

/** All routes of the mall. */
export function mallRoutes(
  server: FastifyInstance,
  { db, limiter, replies, mediaUrl, proveWallet }: MallDeps,
): void {
  catalogueRoutes(server, { db, replies })
  addressRoutes(server, { db })
  merchantRoutes(server, { db, proveWallet })
  dashboardRoutes(server, { db, mediaUrl, proveWallet })
  invitationRoutes(server, { db, limiter })
  productRoutes(server, { db, mediaUrl })
  moderationRoutes(server, { db })
  reviewRoutes(server, { db })
}
