export const proposals = {
  open: '{count, plural, one {# open} other {# open}}',
  list: 'Proposals',
  state: { proposed: 'Waiting', confirmed: 'Confirmed', withdrawn: 'Withdrawn', expired: 'Expired' },
  failed: 'The proposals could not be loaded',
  empty: 'There is nothing here.',
  more: 'Show more',
  kind: { ruling: 'Decision of a dispute', result: 'Result of a quiz' },
  fact: {
    before: 'Now',
    after: 'Once confirmed',
    reason: 'Reason',
    proposer: 'Proposed by',
    until: 'Open until',
    ender: 'Ended by',
    endReason: 'Why',
  },
  before: {
    cancel: 'The buyer asked to cancel order {number} and get {amount} back. Both sides wait for a decision.',
    return: 'The buyer asked to return order {number} and get {amount} back. Both sides wait for a decision.',
    refund: 'The buyer of order {number} asked for {amount} back. Both sides wait for a decision.',
    result: 'The quiz “{topic}” has ended and has no result. Nothing is paid out.',
  },
  after: {
    refund:
      '{amount} goes back to the wallet that paid. Buyer and shop are told at once; it cannot be undone.',
    return:
      'The buyer sends the goods to {address}. Once they are there, {amount} goes back to the wallet that paid. It cannot be undone.',
    close:
      'Nothing goes back, and the dispute is over. Buyer and shop are told at once; it cannot be undone.',
    result:
      '“{answer}” is announced with this evidence: {evidence} The operator then signs it, and it is final after 24 hours unless an admin objects.',
  },
  seeOrder: 'Open the order',
  seeQuiz: 'Open the quiz',
  own: 'You proposed this. Another admin has to confirm it.',
  confirm: 'Confirm',
  confirmTitle: 'Confirm this as the second admin?',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this proposal?',
  decline: 'Decline',
  declineTitle: 'Decline this proposal?',
  working: 'One moment…',
  close: 'Close',
} as const
