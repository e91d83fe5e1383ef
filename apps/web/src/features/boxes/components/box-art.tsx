import { clsx } from 'clsx'

type BoxArtProps = {
  /** A closed box waits, an opening one loses its lid. */
  look: 'closed' | 'waiting' | 'opening'
  className?: string
  /** Called when the lid is off. */
  onOpened?: () => void
}

/** A box with a lid. Decorative: the text beside it says the same. */
export function BoxArt({ look, className, onOpened }: BoxArtProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 120"
      className={clsx(className, look === 'waiting' && 'animate-breathe')}
    >
      <rect x="22" y="54" width="76" height="52" rx="8" className="fill-coral stroke-plum" strokeWidth="4" />
      <rect x="53" y="54" width="14" height="52" className="fill-honey stroke-plum" strokeWidth="4" />
      <g
        className={clsx('origin-bottom-left [transform-box:fill-box]', look === 'opening' && 'animate-lid')}
        onAnimationEnd={onOpened}
      >
        <rect
          x="16"
          y="38"
          width="88"
          height="20"
          rx="6"
          className="fill-coral stroke-plum"
          strokeWidth="4"
        />
        <rect x="53" y="38" width="14" height="20" className="fill-honey stroke-plum" strokeWidth="4" />
        <path
          d="M60 38c-6-16-26-16-22-4 2 5 12 5 22 4Zm0 0c6-16 26-16 22-4-2 5-12 5-22 4Z"
          className="fill-honey stroke-plum"
          strokeWidth="4"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  )
}
