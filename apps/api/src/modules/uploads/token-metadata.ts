import { FetchFault } from './fetch-fault.ts'
import { tokenText } from './token-text.ts'

/** A token's metadata, in the terms of ERC-721 and of the large marketplaces. */
export type TokenMetadata = {
  title: string
  description: string
  image: string | null
  animation: string | null
  traits: { type: string; value: string; perTenThousand: null }[]
}

const most = { title: 120, description: 4_000, traits: 60, trait: 80, uri: 100_000 }

/** Parses the JSON behind a token URI. Fields of an unexpected type are dropped. */
export function parseTokenMetadata(text: string): TokenMetadata {
  const value = objectOf(text)
  const image = value['image'] ?? value['image_url'] ?? value['imageUrl']
  return {
    title: tokenText(value['name'] ?? value['title'], most.title),
    description: tokenText(value['description'], most.description),
    image: uriOf(image) ?? drawingOf(value['image_data']),
    animation: uriOf(value['animation_url'] ?? value['animation']),
    traits: traitsOf(value['attributes'] ?? value['traits']),
  }
}

function objectOf(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new FetchFault('unreadable', 'it is no JSON', error)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FetchFault('unreadable', 'it says nothing')
  return value as Record<string, unknown>
}

function uriOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= most.uri ? value : null
}

/** Some tokens carry their SVG inline. */
function drawingOf(value: unknown): string | null {
  if (typeof value !== 'string' || !value.trimStart().startsWith('<svg')) return null
  return uriOf(`data:image/svg+xml;base64,${Buffer.from(value).toString('base64')}`)
}

function traitsOf(value: unknown): TokenMetadata['traits'] {
  if (!Array.isArray(value)) return []
  return value.slice(0, most.traits).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return []
    const { trait_type: type, value: worn } = one as { trait_type?: unknown; value?: unknown }
    const trait = { type: tokenText(type, most.trait), value: tokenText(worn, most.trait) }
    return trait.value === '' ? [] : [{ ...trait, perTenThousand: null }]
  })
}
