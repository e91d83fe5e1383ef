import { clsx } from 'clsx'

/** The machine, drawn in the product's colours; its knob turns once while a capsule is on its way. */
export function CapsuleMachine({
  isTurning = false,
  className,
}: {
  isTurning?: boolean
  className?: string
}) {
  return (
    <svg viewBox="0 0 160 200" aria-hidden="true" className={className}>
      <rect x="22" y="104" width="116" height="88" rx="18" className="fill-coral" />
      <circle cx="80" cy="66" r="60" className="fill-honey-wash stroke-line-strong" strokeWidth="4" />
      {capsules.map(({ x, y, fill }) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r="15" className="fill-card" />
          <path d={`M${x - 15} ${y} a15 15 0 0 1 30 0 z`} className={fill} />
        </g>
      ))}
      <rect x="22" y="104" width="116" height="14" rx="7" className="fill-coral-deep" />
      <rect x="96" y="140" width="30" height="36" rx="8" className="fill-plum" />
      <g className={clsx('origin-center [transform-box:fill-box]', isTurning && 'animate-turn')}>
        <circle cx="56" cy="152" r="20" className="fill-honey" />
        <rect x="40" y="148" width="32" height="8" rx="4" className="fill-plum" />
      </g>
    </svg>
  )
}

const capsules = [
  { x: 50, y: 84, fill: 'fill-mint' },
  { x: 84, y: 88, fill: 'fill-coral' },
  { x: 114, y: 80, fill: 'fill-honey' },
  { x: 66, y: 56, fill: 'fill-honey' },
  { x: 98, y: 52, fill: 'fill-mint' },
]
