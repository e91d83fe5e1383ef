import { Skeleton } from '../../../ui/skeleton.tsx'

export function DetailSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-8 pt-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
      <output className="sr-only">{label}</output>
      <div className="card self-start p-4">
        <Skeleton className="aspect-square w-full rounded-2xl" />
      </div>
      <div className="grid content-start gap-4">
        <Skeleton className="h-5 w-40 rounded-lg" />
        <Skeleton className="h-12 w-3/4 rounded-lg" />
        <Skeleton className="h-6 w-full rounded-lg" />
        <Skeleton className="mt-4 h-20 w-full rounded-[20px]" />
        <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {Array.from({ length: 9 }, (_, index) => (
            <Skeleton key={index} className="h-22 rounded-2xl" />
          ))}
        </div>
      </div>
    </div>
  )
}
