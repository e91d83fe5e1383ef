import { connectPool, database } from '@mofu/db/connect'
import type { FastifyInstance } from 'fastify'

import type { Config } from './config.ts'
import { modules } from './modules.ts'
import { alertRoutes } from './platform/alert-routes.ts'
import { alertsCheck } from './platform/alerts.ts'
import type { ApiDeps } from './platform/api-module.ts'
import { appRoutes } from './platform/app-routes.ts'
import { attemptLimiter } from './platform/attempt-limiter.ts'
import { authHook } from './platform/auth-hook.ts'
import { chainHeads } from './platform/chain-head.ts'
import { coinNames } from './platform/coin-names.ts'
import { databaseChecks, redisCheck } from './platform/health/database-checks.ts'
import { healthRoutes } from './platform/health/health-routes.ts'
import { jobRoutes } from './platform/jobs/routes.ts'
import { previewTable } from './platform/link-preview.ts'
import { openLiveFeed } from './platform/live-feed.ts'
import { liveRoutes } from './platform/live.ts'
import { createMetrics } from './platform/metrics/create-metrics.ts'
import { poolGauges } from './platform/metrics/database-gauges.ts'
import { measureRequests } from './platform/metrics/http-metrics.ts'
import { createMetricsServer } from './platform/metrics/metrics-route.ts'
import { preloadedResponses } from './platform/preloaded-responses.ts'
import type { ProposalActions } from './platform/proposal-actions.ts'
import { connectRedis } from './platform/redis.ts'
import { openReplies } from './platform/replies/open-replies.ts'
import { createServer } from './platform/server.ts'
import { findCaller } from './platform/sessions.ts'
import { shedLoad } from './platform/shed-load.ts'
import { statusRoutes } from './platform/status/routes.ts'
import { watermarkReader } from './platform/watermark.ts'
import { webApp } from './platform/web-app.ts'

/** Builds the whole API, ready to listen. Closing the server closes everything it opened. */
export async function createApi(
  config: Config,
  stopping: AbortSignal = new AbortController().signal,
): Promise<FastifyInstance> {
  const redis = connectRedis(config.redisUrl, (error) =>
    server.log.warn({ err: error }, 'redis: connection lost, reconnecting'),
  )
  const server = await createServer(config, redis)
  const pool = connectPool(config.databaseUrl, {
    role: 'mofu_app',
    name: 'mofu-api',
    max: 20,
    acquireMs: 4_000,
    lockMs: 4_500,
    // Together with the wait for a connection, the longest a caller waits while the database does not respond.
    statementMs: 5_000,
    queryMs: 5_500,
    isPooled: config.isPooled,
    onError: (error) =>
      server.log.warn({ err: error }, 'database: idle connection lost, the pool opens another'),
  })
  const db = database(pool)
  const feed = openLiveFeed(db, config.directUrl, (error) =>
    server.log.warn({ err: error }, 'live feed: LISTEN connection lost, reconnecting'),
  )
  const metrics = createMetrics(poolGauges(db))
  measureRequests(server, metrics)
  const metricsServer = createMetricsServer(metrics)
  server.addHook('onReady', async () => {
    if (config.metricsPort === 0) return
    await metricsServer.listen({ host: config.host, port: config.metricsPort })
  })
  server.addHook('onClose', async () => {
    await metricsServer.close()
    await feed.stop()
    await redis.stop()
    await pool.end()
  })

  const deps: ApiDeps = {
    config,
    db,
    nameCoin: coinNames(config.networks, config.deployments),
    limiter: attemptLimiter(db, config.addressLimitFactor),
    reading: {
      readWatermark: watermarkReader(
        db,
        config.deployments.map(({ chainId }) => chainId),
      ),
      defaultChainId: config.chainId,
      replies: openReplies(db, metrics, config.replyCacheBytes),
    },
    proposalActions: Object.assign({}, ...modules.map(({ proposals }) => proposals ?? {})) as ProposalActions,
  }
  shedLoad(server, pool)
  authHook(server, (token) => findCaller(db, config, token))
  healthRoutes(server, { checks: [...databaseChecks(db), ...redisCheck(redis), alertsCheck(db)], stopping })
  const readHead = chainHeads(config.networks)
  appRoutes(server, { config, db, redis, readHead })
  liveRoutes(server, feed, config.liveStreams)
  jobRoutes(server, db)
  alertRoutes(server, db)
  statusRoutes(server, db, readHead, config.watchedKeys.least)
  for (const { routes } of modules) await routes(server, deps)
  if (config.webDir !== undefined) {
    const previews = previewTable(
      modules.flatMap((module) => module.previews?.(deps) ?? []),
      (error) => server.log.warn({ err: error }, 'link preview: lookup failed, serving the default card'),
    )
    const preloads = preloadedResponses(
      server,
      modules.flatMap((module) => module.preloads?.(deps) ?? []),
    )
    await webApp(server, { ...config, webDir: config.webDir }, previews, preloads)
  }
  return server
}
