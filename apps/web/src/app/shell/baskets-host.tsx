import { lazy, Suspense } from 'react'

const Baskets = lazy(async () => ({ default: (await import('./baskets.tsx')).Baskets }))

/** Loaded after the first screen: what is in them is read from this device. */
export function BasketsHost() {
  return (
    <span className="hidden lg:flex">
      <Suspense fallback={<span className="h-10 w-20" />}>
        <Baskets />
      </Suspense>
    </span>
  )
}
