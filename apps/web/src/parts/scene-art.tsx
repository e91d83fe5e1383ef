import { type Scene, sceneSvg } from '@mofu/pets/scenes'

import { svgUrl } from './svg-url.ts'

export function SceneArt({ name }: { name: Scene }) {
  return <img src={svgUrl(sceneSvg(name))} alt="" className="animate-pop size-full" />
}
