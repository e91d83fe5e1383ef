import { days, type ScheduledStep } from '../economy/seed-context.ts'
import { hasWorks, mintWorks, neighbours, openCollections, type Work, type WorksSeed } from '../works.ts'

/** Before anything is done with them. */
const FIRST_DAYS_AGO = 95
const LATER_DAYS_AGO = [58, 44, 33, 24, 16, 9, 5, 2, 0.8, 0.15]
/** At least as many of each third-party collection, and of the shared one, are minted first: the seed trades with them. */
const FIRST_OF_EACH = 6
const FIRST_SHARED = 100

/** The works are minted over three months: some at first, because the seed needs them, and the others in equal parts. */
export function worksOverTime(input: WorksSeed): ScheduledStep[] {
  let later: Work[] = []
  return [
    {
      before: days(FIRST_DAYS_AGO),
      run: async () => {
        if (await hasWorks(input)) return
        const works = await openCollections(input)
        const first = new Set(firstOf(works, input.defaultCollection))
        later = works.filter((work) => !first.has(work))
        await mintWorks(input.rpcUrl, [...first])
      },
    },
    ...LATER_DAYS_AGO.map((daysAgo, turn) => ({
      before: days(daysAgo),
      run: () =>
        mintWorks(
          input.rpcUrl,
          later.filter((_, index) => index % LATER_DAYS_AGO.length === turn),
        ),
    })),
  ]
}

function firstOf(works: readonly Work[], shared: string): Work[] {
  const ofNeighbours = neighbours.flatMap((one) =>
    works.filter(({ person }) => person === one.person).slice(0, FIRST_OF_EACH),
  )
  const inShared = works.filter(({ order }) => order.collection === shared)
  // Of every artist some: a person's works follow each other.
  const step = Math.max(1, Math.ceil(inShared.length / FIRST_SHARED))
  return [...ofNeighbours, ...inShared.filter((_, index) => index % step === 0)]
}
