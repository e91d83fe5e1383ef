import { asleep } from './draw/scenes/asleep.ts'
import { jump } from './draw/scenes/jump.ts'
import { tangled } from './draw/scenes/tangled.ts'
import { walking } from './draw/scenes/walking.ts'
import { group } from './draw/svg.ts'

/** What a screen shows while it has no pets to show. */
export const scenes = ['empty', 'loading', 'error', 'success'] as const
export type Scene = (typeof scenes)[number]

const drawings: Record<Scene, (scope: string) => string> = {
  empty: asleep,
  loading: walking,
  error: tangled,
  success: jump,
}

/** A small scene, 480 by 360, with a transparent background for light and dark themes. */
export function sceneSvg(scene: Scene, { width }: { readonly width?: number } = {}): string {
  const measure =
    width === undefined ? '' : ` width="${Math.round(width)}" height="${Math.round((width * 3) / 4)}"`
  const art = group(drawings[scene](`scene-${scene}`), 'stroke-linecap="round" stroke-linejoin="round"')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"${measure}>${art}</svg>`
}
