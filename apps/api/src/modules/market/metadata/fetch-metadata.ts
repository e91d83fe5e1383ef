import { isMetadataBad, type MetadataFault, nextMetadataTry } from '@mofu/domain/metadata-faults'

import { FetchFault, type ReadToken } from '../../uploads/index.ts'

type Due = { nftId: string; tokenUri: string; tries: number }

type Failed = { fault: MetadataFault; isBad: boolean; nextTryMs: number | undefined }

export type MetadataQueue = {
  /** Takes tokens whose turn has come; nobody else gets them meanwhile. */
  take(most: number): Promise<Due[]>
  keep(due: Due, read: Omit<ReadToken, 'isWhole'>, nextTryMs: number | undefined): Promise<void>
  fail(due: Due, failed: Failed): Promise<void>
}

type Deps = {
  queue: MetadataQueue
  read: (tokenUri: string) => Promise<ReadToken>
  log: { warn(facts: object, message: string): void }
}

const AT_ONCE = 6
/** One slow house must not hold up all others. */
const AT_ONCE_EACH = 2

/** Reads the metadata of tokens whose turn has come. Says how many there were. */
export async function fetchMetadata(deps: Deps): Promise<number> {
  const due = await deps.queue.take(AT_ONCE * 4)
  const underWay = new Map<string, number>()
  const waiting = [...due]
  const worker = async (): Promise<void> => {
    for (;;) {
      const index = waiting.findIndex(({ tokenUri }) => (underWay.get(hostOf(tokenUri)) ?? 0) < AT_ONCE_EACH)
      const [next] = index === -1 ? [] : waiting.splice(index, 1)
      // What is left belongs to houses that are busy already; whoever is with them goes on with it.
      if (!next) return
      const host = hostOf(next.tokenUri)
      underWay.set(host, (underWay.get(host) ?? 0) + 1)
      await readOne(deps, next)
      underWay.set(host, (underWay.get(host) ?? 1) - 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return due.length
}

async function readOne({ queue, read, log }: Deps, due: Due): Promise<void> {
  const tries = due.tries + 1
  try {
    const { isWhole, ...token } = await read(due.tokenUri)
    // The words are there; its picture may come later.
    await queue.keep({ ...due, tries }, token, isWhole ? undefined : nextMetadataTry('out_of_reach', tries))
  } catch (error) {
    const fault = error instanceof FetchFault ? error.code : 'out_of_reach'
    log.warn({ err: error, nftId: due.nftId, tries }, 'metadata could not be read')
    await queue.fail(
      { ...due, tries },
      { fault, isBad: isMetadataBad(fault, tries), nextTryMs: nextMetadataTry(fault, tries) },
    )
  }
}

function hostOf(uri: string): string {
  return /^https?:/i.test(uri) && URL.canParse(uri) ? new URL(uri).host : (uri.split(':', 1)[0] ?? '')
}
