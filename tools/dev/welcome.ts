import { styleText } from 'node:util'

import { accountOf, type Person, privateKeyOf } from '@mofu/testkit/accounts'

type Addresses = { web: string; api: string; mail: string; chain: string; took: string; folder: string }

const shown: readonly Person[] = ['hana', 'kuro', 'mei']

export function welcome({ web, api, mail, chain, took, folder }: Addresses): void {
  const people = shown.map(
    (person) => `    ${person.padEnd(6)} ${accountOf(person).address}  ${privateKeyOf(person)}`,
  )
  process.stdout.write(`
  ${styleText(['bold', 'magenta'], 'Mofu is up')} after ${took}.

    Open    ${styleText(['bold', 'cyan'], web)}
    API     ${api}/api/openapi.json
    Mails   ${mail}
    Chain   ${chain} (chain id 31337)
    Logs    ${folder}/logs

  Ready-made accounts with coins, for any wallet on the development chain only:
${people.join('\n')}

  Ctrl-C stops everything and keeps it for the next start; pnpm dev --reset starts from scratch.

`)
}
