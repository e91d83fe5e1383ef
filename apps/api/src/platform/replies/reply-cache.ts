import { createHash } from 'node:crypto'

export type StoredReply = { bytes: Buffer; etag: string; freshUntil: number }
/** `freshUntil`, in milliseconds: when time alone changes the reply. */
export type MadeReply = { bytes: Buffer; freshUntil?: number | undefined }
export type Outcome = 'hit' | 'shared' | 'miss'

type Entry = StoredReply & { version: string }

/** Of an entry besides its bytes and key: the objects around them, measured and rounded up. */
const ENTRY_BYTES = 512

export type ReplyCache = ReturnType<typeof replyCache>

/**
 * Replies by key and version, in the memory of one process. The one that was not asked for the longest goes first. While
 * a reply is being made, everybody who asks for the same version of it waits for that one.
 */
export function replyCache(mostBytes: number, count: (outcome: Outcome) => void = () => undefined) {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<StoredReply>>()
  let bytes = 0

  const remove = (key: string): void => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= sizeOf(key, entry)
  }

  const store = (key: string, entry: Entry): void => {
    remove(key)
    if (sizeOf(key, entry) > mostBytes) return
    entries.set(key, entry)
    bytes += sizeOf(key, entry)
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) return
      remove(oldest)
    }
  }

  const make = async (key: string, version: string, work: () => Promise<MadeReply>): Promise<StoredReply> => {
    const { bytes: made, freshUntil = Infinity } = await work()
    const reply = { bytes: ownCopy(made), etag: etagOf(made), freshUntil }
    store(key, { ...reply, version })
    return reply
  }

  const found = (key: string, version: string, now: number): StoredReply | undefined => {
    const entry = entries.get(key)
    if (entry?.version !== version || entry.freshUntil <= now) return undefined
    // A map iterates in the order of insertion: the most recently used entry is the last one.
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  return {
    size: () => ({ entries: entries.size, bytes }),

    find: async (
      { key, version }: { key: string; version: string },
      work: () => Promise<MadeReply>,
    ): Promise<StoredReply> => {
      const now = Date.now()
      const known = found(key, version, now)
      if (known) {
        count('hit')
        return known
      }
      const name = `${version}\n${key}`
      const underWay = making.get(name)
      if (underWay) {
        const reply = await underWay
        // It may have been started before its time ran out, and asked for afterwards.
        if (reply.freshUntil > now) {
          count('shared')
          return reply
        }
      }
      count('miss')
      const reply = make(key, version, work).finally(() => making.delete(name))
      making.set(name, reply)
      return reply
    },
  }
}

/** Small buffers are often views of a larger one, which would stay in memory as a whole and not be counted. */
function ownCopy(made: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(made.length)
  made.copy(own)
  return own
}

function sizeOf(key: string, { bytes, version }: Entry): number {
  // Texts have two bytes for each character at most.
  return bytes.length + 2 * (key.length + version.length) + ENTRY_BYTES
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
}
