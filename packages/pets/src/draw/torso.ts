import type { Anatomy } from './anatomy.ts'
import type { Coat } from './coats.ts'
import type { PatternArt } from './patterns.ts'
import { clipped, faded, moved, oval, shape } from './svg.ts'

/** Tail and trunk around the spot between the feet; `chin` is where the head's shade falls. */
export function torsoOf(
  anatomy: Anatomy,
  coat: Coat,
  pattern: PatternArt,
  chin: number,
  scope: string,
): string {
  const clip = `${scope}-body`
  return (
    anatomy.tail(coat, pattern.ringed ?? false) +
    shape(anatomy.body, coat.fill) +
    `<clipPath id="${clip}"><path d="${anatomy.body}"/></clipPath>` +
    clipped(
      moved(coat.glitter, 0, 6) +
        anatomy.bodyMarkings(coat) +
        pattern.body +
        faded(oval(0, chin - 4, 96, 20, coat.line), 0.22),
      clip,
    ) +
    shape(anatomy.body, 'none', coat.line)
  )
}
