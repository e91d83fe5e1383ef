import type { Address } from '@mofu/domain/address'
import { useEffect, useRef, useState } from 'react'

import { sendPoster } from '../../../parts/send-poster.ts'
import { sendFile } from '../../../session/send-file.ts'
import { keepNft } from '../artwork/actions/mint-artwork.ts'
import { forgetJob, keepJob, type KeptJob, keptJob } from './kept-job.ts'

export type LineState = 'waiting' | 'sending' | 'kept' | 'failed'

/** How many files are on their way at once. */
const AT_ONCE = 3

/** A bulk of this wallet: brought back when the page opens, its documents kept line by line, failed lines tried again. */
export function useBulkJob(wallet: Address, chainId: number) {
  const [job, setJob] = useState<KeptJob | null>()
  const [states, setStates] = useState<ReadonlyMap<number, LineState>>(new Map())
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    let isGone = false
    void keptJob({ wallet, chainId }).then(
      (found) => !isGone && setJob(found ?? null),
      () => !isGone && setJob(null),
    )
    return () => {
      isGone = true
      running.current?.abort()
    }
  }, [wallet, chainId])

  const note = (line: number, state: LineState) => setStates((before) => new Map(before).set(line, state))

  const run = async (from: KeptJob) => {
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
          const tokenURI = await keepNft(words, now.collectionId, { id: now.id, line })
          // Another run has taken over, or the page is being left: the server has it, and gives the same answer next time.
          if (signal.aborted) return
          now = {
            ...now,
            lines: now.lines.map((each) => (each.line === line ? { ...each, tokenURI } : each)),
          }
          await keepJob(now)
          setJob(now)
          note(line, 'kept')
        } catch {
          if (!signal.aborted) note(line, 'failed')
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  return {
    /** Undefined while it is looked for, null when there is none. */
    job,
    stateOf: (line: number, tokenURI: string | null): LineState =>
      tokenURI === null ? (states.get(line) ?? 'waiting') : 'kept',
    begin: async (next: KeptJob) => {
      await keepJob(next)
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
