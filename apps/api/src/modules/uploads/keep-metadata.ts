import { DomainError } from '@mofu/domain/domain-error'

import type { KeepDeps, KeptFile } from './keep-file.ts'
import { keepJson } from './keep-json.ts'
import { mediaAddress } from './media-address.ts'

export type NewMetadata = {
  name: string
  description: string
  artist?: string | undefined
  link?: string | undefined
  image?: string | undefined
  animation?: string | undefined
  attributes: readonly { type: string; value: string }[]
}

type Deps = Pick<KeepDeps, 'files' | 'store'> & {
  mediaUrl: string
  findKept: (cid: string) => Promise<KeptFile | undefined>
}

/** Writes down what a token will say of itself, in the words of ERC-721. Its media must be with us already. */
export async function keepMetadata(
  deps: Deps,
  { name, description, artist, link, image, animation, attributes }: NewMetadata,
): Promise<KeptFile> {
  const addressOf = async (cid: string) => {
    const file = await deps.findKept(cid)
    if (!file) throw new DomainError('uploads.media_not_found', { cid })
    return mediaAddress(deps.mediaUrl, file)
  }
  return keepJson(deps, {
    name,
    description,
    ...(artist === undefined ? {} : { artist }),
    ...(link === undefined ? {} : { external_url: link }),
    ...(image === undefined ? {} : { image: await addressOf(image) }),
    ...(animation === undefined ? {} : { animation_url: await addressOf(animation) }),
    attributes: attributes.map(({ type, value }) => ({ trait_type: type, value })),
  })
}
