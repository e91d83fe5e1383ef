import { Skeleton } from '../../../ui/skeleton.tsx'

export function CollectionSkeleton({ label }: { label: string }) {
  return (
    <div className="page py-6 sm:py-10">
      <output className="sr-only">{label}</output>
      <Skeleton className="h-60 w-full rounded-[20px]" />
      <div className="mt-6 grid gap-3">
        <Skeleton className="h-12 w-2/3 rounded-lg" />
        <Skeleton className="h-6 w-1/2 rounded-lg" />
        <Skeleton className="mt-4 h-20 w-full rounded-[20px]" />
      </div>
    </div>
  )
}
