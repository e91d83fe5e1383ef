import { expect, test } from 'vitest'

import { readCountries } from './country-config.ts'

const trusted = { COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '10.0.0.0/8' }

test('nothing is switched off unless it is configured', () => {
  expect(readCountries({})).toEqual({ header: undefined, off: { draws: [], redemption: [], bets: [] } })
})

test('each kind has a list of its own', () => {
  expect(readCountries({ ...trusted, DRAWS_OFF_IN: 'be, NL', BETS_OFF_IN: 'US' })).toEqual({
    header: 'cf-ipcountry',
    off: { draws: ['BE', 'NL'], redemption: [], bets: ['US'] },
  })
})

test.each([
  [{ DRAWS_OFF_IN: 'BE' }, 'DRAWS_OFF_IN: needs COUNTRY_HEADER'],
  [{ BETS_OFF_IN: 'BE', COUNTRY_HEADER: 'cf-ipcountry' }, 'BETS_OFF_IN: needs COUNTRY_HEADER'],
  [{ REDEMPTION_OFF_IN: 'BE', TRUSTED_PROXIES: '10.0.0.1' }, 'REDEMPTION_OFF_IN: needs COUNTRY_HEADER'],
  [{ ...trusted, DRAWS_OFF_IN: 'Belgium' }, 'not "Belgium"'],
  // No proxy names a country so: the list would never apply.
  [{ ...trusted, BETS_OFF_IN: 'FR,UK' }, 'not "UK"'],
  [{ ...trusted, DRAWS_OFF_IN: 'EU' }, 'not "EU"'],
  [{ ...trusted, DRAWS_OFF_IN: 'QQ' }, 'not "QQ"'],
  [{ ...trusted, COUNTRY_HEADER: 'a header' }, 'is not the name of a header'],
])('%o cannot be started with', (environment, message) => {
  expect(() => readCountries(environment)).toThrow(message)
})
