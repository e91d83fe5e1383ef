import { setTimeout as wait } from 'node:timers/promises'

import { lastingClient, type LastingClient } from '@mofu/db/lasting-client'
import type { LiveEvent } from '@mofu/wire/app'

import { progressChannel } from './projector.ts'

export type ProgressFeed = {
  /** The newest event of each chain, for someone who just arrived. */
  latest(): LiveEvent[]
  subscribe(listener: (event: LiveEvent) => void): () => void
  stop(): Promise<void>
}

const RECONNECT_MS = 500

/** One listening connection for the whole process, opened again whenever it breaks. */
export function listenForProgress(databaseUrl: string, onError: (error: Error) => void): ProgressFeed {
  const listeners = new Set<(event: LiveEvent) => void>()
  const newest = new Map<number, LiveEvent>()
  let stopped = false
  let client: LastingClient['client'] | undefined

  const tell = (event: LiveEvent): void => {
    newest.set(event.chainId, event)
    for (const listener of listeners) listener(event)
  }

  const listen = async (): Promise<void> => {
    const lasting = lastingClient(databaseUrl, { role: 'mofu_app', name: 'mofu-progress' })
    client = lasting.client
    client.on('notification', ({ payload }) => tell(JSON.parse(payload ?? '') as LiveEvent))
    try {
      await client.connect()
      await client.query(`listen ${progressChannel}`)
      // What was told while nobody listened: the watermarks themselves.
      const { rows } = await client.query<{ chain_id: string; block: string }>(
        'select chain_id, block from app.projection',
      )
      for (const row of rows) tell({ chainId: Number(row.chain_id), block: Number(row.block) })
      await lasting.ended
    } finally {
      await lasting.client.end().catch(() => undefined)
    }
  }

  const done = (async () => {
    while (!stopped) {
      await listen().catch(onError)
      if (!stopped) await wait(RECONNECT_MS)
    }
  })()

  return {
    latest: () => [...newest.values()],
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: async () => {
      stopped = true
      await client?.end().catch(() => undefined)
      await done
    },
  }
}
