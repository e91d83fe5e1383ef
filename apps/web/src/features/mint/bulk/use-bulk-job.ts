import type { Address } from '@mofu/domain/address'
import { useEffect, useRef, useState } from 'react'

import { sendFile } from '../../../api/upload-file.ts'
import { sendPoster } from '../../../parts/send-poster.ts'
import { saveNft } from '../artwork/actions/mint-artwork.ts'
import { forgetJob, storeJob, type StoredJob, storedJob } from './stored-job.ts'

export type LineState = 'waiting' | 'sending' | 'stored' | 'failed'

/** How many files are uploaded at once. */
const AT_ONCE = 3

/** A wallet's bulk job: restored when the page opens, its metadata stored line by line, failed lines retried. */
export function useBulkJob(wallet: Address, chainId: number) {
  const [job, setJob] = useState<StoredJob | null>()
  const [states, setStates] = useState<ReadonlyMap<number, LineState>>(new Map())
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    let isGone = false
    void storedJob({ wallet, chainId }).then(
      (found) => !isGone && setJob(found ?? null),
      () => !isGone && setJob(null),
    )
    return () => {
      isGone = true
      running.current?.abort()
    }
  }, [wallet, chainId])

  const note = (line: number, state: LineState) => setStates((before) => new Map(before).set(line, state))

  const run = async (from: StoredJob) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    let now = from
    const queue = now.lines.filter(({ tokenURI }) => tokenURI === null)
    const work = async () => {
      for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
        const { line, file, artworkName, artistName, introduction, socialLink } = next
        note(line, 'sending')
        try {
          const { url } = await sendFile(file, { purpose: 'artwork', onProgress: () => undefined, signal })
          const poster = await sendPoster(file, signal)
          signal.throwIfAborted()
          const words = {
            artworkName,
            artistName,
            introduction,
            socialLink: socialLink || null,
            url,
            poster: poster?.url ?? null,
          }
          const tokenURI = await saveNft(words, now.collectionId, { id: now.id, line })
          // Another run has taken over, or the page is closing: the server has the metadata, and returns it next time.
          if (signal.aborted) return
          now = {
            ...now,
            lines: now.lines.map((each) => (each.line === line ? { ...each, tokenURI } : each)),
          }
          await storeJob(now)
          setJob(now)
          note(line, 'stored')
        } catch {
          if (!signal.aborted) note(line, 'failed')
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  return {
    /** Undefined while loading, null if there is none. */
    job,
    stateOf: (line: number, tokenURI: string | null): LineState =>
      tokenURI === null ? (states.get(line) ?? 'waiting') : 'stored',
    begin: async (next: StoredJob) => {
      await storeJob(next)
      setJob(next)
    },
    goOn: () => (job ? run(job) : Promise.resolve()),
    finish: async () => {
      running.current?.abort()
      await forgetJob({ wallet, chainId })
      setJob(null)
      setStates(new Map())
    },
  }
}
