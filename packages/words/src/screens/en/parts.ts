export const parts = {
  copy: 'Copy {what}',
  copied: 'Copied',
  drawing: 'Still being drawn',
  noPicture: 'No picture',
  final: 'Final',
  seen: 'Seen · {blocks, number} of {needed, number}',
  finalHint: 'No reorganisation of the chain can take this back.',
  seenHint: '{blocks, number} of {needed, number} blocks stand on it. After that it is final.',
  justNow: 'just now',
  rare: 'Rare',
  ofTenThousand: '{count, number} of 10,000',
  notDeployedTitle: 'Mofu is not on {network} yet',
  notDeployedText:
    'There is nothing to see or to sign on this network. Choose another one; what you own elsewhere is safe.',
  goToNetwork: 'Go to {network}',
} as const
