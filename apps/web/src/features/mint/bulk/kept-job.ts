/** A bulk under way, as this browser keeps it: its files stay until the chain has them all. */
export type KeptLine = {
  line: number
  artworkName: string
  artistName: string
  introduction: string
  socialLink: string
  file: File
  /** The address of its document; null until that is kept by the server. */
  tokenURI: string | null
}

export type KeptJob = {
  id: string
  wallet: string
  chainId: number
  collectionId: string
  lines: KeptLine[]
  createdAt: number
}

const DATABASE = 'mofu'
const STORE = 'bulk'

export async function keepJob(job: KeptJob): Promise<void> {
  await withStore('readwrite', (store) => store.put(job, keyOf(job)))
}

export async function keptJob(owner: { wallet: string; chainId: number }): Promise<KeptJob | undefined> {
  return (await withStore('readonly', (store) => store.get(keyOf(owner)))) as KeptJob | undefined
}

export async function forgetJob(owner: { wallet: string; chainId: number }): Promise<void> {
  await withStore('readwrite', (store) => store.delete(keyOf(owner)))
}

/** One at a time for each wallet: two would take turns spending. */
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
    opening.addEventListener('error', () => reject(opening.error ?? new Error('storage is closed')))
  })
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = act(transaction.objectStore(STORE))
      // Only when the whole transaction is through is it really kept.
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('storage is full')))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('storage is full')))
    })
  } finally {
    database.close()
  }
}
