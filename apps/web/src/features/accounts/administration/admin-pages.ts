/** The pages of the administration in the order of the navigation, by group. */
export const adminGroups = [
  {
    group: 'overview',
    pages: [
      { page: 'today', to: '/admin' },
      { page: 'proposals', to: '/admin/proposals' },
    ],
  },
  { group: 'people', pages: [{ page: 'people', to: '/admin/people' }] },
  {
    group: 'content',
    pages: [
      { page: 'home', to: '/admin/home' },
      { page: 'quiz', to: '/admin/quiz' },
      { page: 'collections', to: '/admin/collections' },
      { page: 'reports', to: '/admin/reports' },
    ],
  },
  {
    group: 'mall',
    pages: [
      { page: 'applications', to: '/mall/review' },
      { page: 'shops', to: '/admin/shops' },
      { page: 'disputes', to: '/admin/disputes' },
      { page: 'orders', to: '/admin/orders' },
    ],
  },
  {
    group: 'chain',
    pages: [
      { page: 'chain', to: '/admin/chain' },
      { page: 'machines', to: '/gachaMachine/manager' },
      { page: 'pledge', to: '/fnft-setup' },
    ],
  },
  {
    group: 'system',
    pages: [
      { page: 'jobs', to: '/admin/jobs' },
      { page: 'audit', to: '/admin/audit' },
    ],
  },
] as const

type AdminEntry = (typeof adminGroups)[number]['pages'][number]

export type AdminPageName = AdminEntry['page']

export const adminEntries: readonly AdminEntry[] = adminGroups.flatMap(
  ({ pages }): readonly AdminEntry[] => pages,
)
