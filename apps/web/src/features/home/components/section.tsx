import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'

type SectionProps = {
  /** For links to this section. */
  anchor?: string
  title: string
  text: string
  /** The link to the full list. */
  more?: { label: string; link: Pick<LinkProps, 'to' | 'search'> }
  children: ReactNode
}

/** A section of the home page. */
export function Section({ anchor, title, text, more, children }: SectionProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="min-w-0 scroll-mt-20">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 sm:mb-6">
        <div>
          <h2 id={id} className="text-2xl leading-tight sm:text-3xl">
            {title}
          </h2>
          <p className="text-soft mt-1">{text}</p>
        </div>
        {more ? (
          <Link
            {...more.link}
            className="font-display hover:text-coral-text inline-flex min-h-11 items-center gap-1 font-extrabold underline-offset-4 hover:underline"
          >
            {more.label}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  )
}
