import { FetchFault } from './fetch-fault.ts'
import type { StoredFile } from './stored-file.ts'

/** Where the bytes behind a URI are: in our store, in the URI itself, or elsewhere. */
type Place =
  | { where: 'stored'; file: StoredFile }
  | { where: 'inside'; bytes: Buffer; type: string }
  | { where: 'elsewhere'; url: string }

const CID = /^[a-zA-Z0-9]{46,100}$/
const ourCid = /^baf[a-z2-7]{56}$/

export type Places = {
  mediaUrl: string
  ipfsGateway: string
  findStored: (cid: string) => Promise<StoredFile | undefined>
}

/** Resolves a token URI, or a media URI in a token's metadata. The ten thousand pets are read for the machine's own tokens only. */
export async function placeOf(places: Places, uri: string): Promise<Place> {
  const text = uri.trim()
  if (text.startsWith(`${places.mediaUrl}/pets/`)) throw new FetchFault('refused', 'a pet exists once')
  if (text.startsWith('{')) return { where: 'inside', bytes: Buffer.from(text), type: 'application/json' }
  if (/^data:/i.test(text)) return insideOf(text)
  const [, host = '', path = ''] = /^ipfs:\/\/(?:ipfs\/)?([^/?#]+)(\/[^?#]*)?$/i.exec(text) ?? []
  const own = host === '' ? ownCid(places.mediaUrl, text) : path === '' ? host : undefined
  const file = own !== undefined && ourCid.test(own) ? await places.findStored(own) : undefined
  if (file) return { where: 'stored', file }
  if (host !== '') {
    if (!CID.test(host) || leavesFolder(path)) throw new FetchFault('refused', 'not an IPFS address')
    return { where: 'elsewhere', url: `${places.ipfsGateway}/ipfs/${host}${path}` }
  }
  if (/^ar:\/\/[\w-]{43}/.test(text))
    return { where: 'elsewhere', url: `https://arweave.net/${text.slice(5)}` }
  return { where: 'elsewhere', url: text }
}

/** Whether a path would leave its folder on the gateway, plainly or encoded. */
function leavesFolder(path: string): boolean {
  try {
    return decodeURIComponent(path)
      .split(/[/\\]/)
      .some((part) => part === '..' || part === '.')
  } catch {
    return true
  }
}

/** The CID in a URL of our own media origin. */
function ownCid(mediaUrl: string, text: string): string | undefined {
  if (!text.startsWith(`${mediaUrl}/files/`)) return undefined
  return /^(baf[a-z2-7]{56})(?:\.\w+|\/768\.webp)$/.exec(text.slice(`${mediaUrl}/files/`.length))?.[1]
}

function insideOf(text: string): Place {
  const [, type = 'text/plain', isBase64, data = ''] =
    /^data:([\w.+/-]*)[^,]*?(;base64)?,([^]*)$/i.exec(text) ?? []
  try {
    const bytes = isBase64 ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data))
    return { where: 'inside', bytes, type: type.toLowerCase() }
  } catch (error) {
    throw new FetchFault('unreadable', 'it cannot be read', error)
  }
}
