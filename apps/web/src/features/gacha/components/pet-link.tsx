import { Link } from '@tanstack/react-router'

type PetLinkProps = { id: string | null; name: string; onFollow?: () => void }

/** A pet's name, which leads to its page on the market; plain text once it is redeemed. */
export function PetLink({ id, name, onFollow }: PetLinkProps) {
  if (id === null) return name
  return (
    <Link
      to="/detail/$id"
      params={{ id }}
      {...(onFollow ? { onClick: onFollow } : {})}
      className="underline-offset-4 hover:underline focus-visible:underline"
    >
      {name}
    </Link>
  )
}
