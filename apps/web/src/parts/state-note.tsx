import type { ReactNode } from 'react'

import { Scene, type SceneName } from './scene.tsx'

type StateNoteProps = {
  scene: SceneName
  title: string
  text?: ReactNode
  /** Failures are announced immediately. */
  isAlert?: boolean
  isPage?: boolean
  children?: ReactNode
}

/** Shown by a screen or a list without content: a scene, a text, and what to do next. */
export function StateNote({ scene, title, text, isAlert = false, isPage = false, children }: StateNoteProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center"
    >
      <Scene name={scene} className="w-56" />
      <Heading className="text-2xl">{title}</Heading>
      {text === undefined ? null : <p className="text-soft">{text}</p>}
      {children === undefined ? null : (
        <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>
      )}
    </div>
  )
}
