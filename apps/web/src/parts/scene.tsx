import type { Scene as SceneName } from '@mofu/pets/scenes'
import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'

export type { SceneName }

// The drawings are loaded when a screen first needs one: most visits never do.
const SceneArt = lazy(async () => ({ default: (await import('./scene-art.tsx')).SceneArt }))

/** A small scene with a pet: asleep (empty), walking (loading), tangled in yarn (error), jumping (success). */
export function Scene({ name, className }: { name: SceneName; className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('aspect-[4/3]', className)}>
      <Suspense>
        <SceneArt name={name} />
      </Suspense>
    </div>
  )
}
