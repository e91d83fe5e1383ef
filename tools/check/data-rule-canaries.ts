/** Changes to docs/data.md that the check must refuse. */
export const dataRuleCanaries: readonly { name: string; from: RegExp; to: string }[] = [
  { name: 'a table without a rule', from: /^\| notification \|.*\n/m, to: '' },
  {
    name: 'a rule for no table',
    from: /^\| notification \|/m,
    to: '| no_such_table | kept | x | no | | |\n| notification |',
  },
  { name: 'a table twice', from: /^(\| notification \|.*\n)/m, to: '$1$1' },
  { name: 'a rule that is none', from: /^\| notification \| swept \|/m, to: '| notification | sometimes |' },
  { name: 'a rule without a note', from: /^(\| sku \| \w+ \|)[^|]+\|/m, to: '$1 |' },
  { name: 'a sweep without a name', from: /`sweepNotifications`/, to: 'somebody' },
  { name: 'a sweep that nothing calls', from: /`sweepNotifications`/, to: '`sweepNothing`' },
  { name: 'a person nobody told of', from: /^(\| favourite \|[^|]+\|[^|]+\|) yes \|/m, to: '$1 no |' },
  {
    name: 'an export nobody wrote',
    from: /^(\| series_document \|[^|]+\|[^|]+\| yes \|)[^|]+\|/m,
    to: '$1 all |',
  },
  {
    name: 'personal data without an export',
    from: /^(\| favourite \|[^|]+\|[^|]+\| yes \|)[^|]+\|/m,
    to: '$1 |',
  },
  { name: 'personal data that deletion forgets', from: /^(\| favourite \|.*\|)[^|]+\|$/m, to: '$1 |' },
]
