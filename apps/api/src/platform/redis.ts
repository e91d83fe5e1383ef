import { Redis } from 'ioredis'

export type RedisLink = {
  client: Redis | undefined
  isConfigured: boolean
  isUp: () => boolean
  stop: () => Promise<void>
}

/**
 * Redis holds coarse rate limits and caches, never the only copy of anything. The product runs without it: each process
 * then counts requests by itself, and `health` reports it.
 */
export function connectRedis(url: string | undefined, onError: (error: Error) => void): RedisLink {
  if (url === undefined) {
    return { client: undefined, isConfigured: false, isUp: () => false, stop: async () => undefined }
  }
  const client = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  })
  client.on('error', onError)
  return {
    client,
    isConfigured: true,
    isUp: () => client.status === 'ready',
    stop: async () => client.disconnect(),
  }
}
