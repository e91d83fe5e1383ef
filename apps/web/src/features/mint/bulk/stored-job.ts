/** A bulk job in this browser's storage: its files stay until all of them are on the chain. */
export type StoredLine = {
  line: number
  artworkName: string
  artistName: string
  introduction: string
  socialLink: string
  file: File
  /** The URI of its metadata; null until the server has stored it. */
  tokenURI: string | null
}

export type StoredJob = {
  id: string
  wallet: string
  chainId: number
  collectionId: string
  lines: StoredLine[]
  createdAt: number
}

const DATABASE = 'mofu'
const STORE = 'bulk'

export async function storeJob(job: StoredJob): Promise<void> {
  await withStore('readwrite', (store) => store.put(job, keyOf(job)))
}

export async function storedJob(owner: { wallet: string; chainId: number }): Promise<StoredJob | undefined> {
  return (await withStore('readonly', (store) => store.get(keyOf(owner)))) as StoredJob | undefined
}

export async function forgetJob(owner: { wallet: string; chainId: number }): Promise<void> {
  await withStore('readwrite', (store) => store.delete(keyOf(owner)))
}

/** One at a time per wallet: two would compete for its nonces. */
function keyOf({ wallet, chainId }: { wallet: string; chainId: number }): string {
  return `${chainId} ${wallet}`
}

async function withStore(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('IndexedDB is blocked')))
  })
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = act(transaction.objectStore(STORE))
      // Data is only durable once the whole transaction is complete.
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('IndexedDB is full')))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB is full')))
    })
  } finally {
    database.close()
  }
}
