import { expect, test } from 'vitest'

import { readEnvironment } from './environment.ts'

test('every invalid value is reported at once', () => {
  const env = readEnvironment({ PORT: '80x', DATABASE_URL: 'mysql://x', LEVEL: 'loud' })
  env.whole('PORT', { fallback: 1, least: 1, most: 65_535 })
  env.url('DATABASE_URL', ['postgres', 'postgresql'])
  env.oneOf('LEVEL', ['info', 'warn'], 'info')
  expect(() => env.finish('The API')).toThrow(
    [
      'The API cannot start:',
      '  PORT: a whole number from 1 to 65535 is needed, not "80x"',
      '  DATABASE_URL: an address with postgres:// or postgresql:// is needed, not "mysql://x"',
      '  LEVEL: one of info, warn is needed, not "loud"',
    ].join('\n'),
  )
})

test('absent values take their fallback', () => {
  const env = readEnvironment({ PORT: ' ' })
  expect(env.whole('PORT', { fallback: 3000, least: 1, most: 65_535 })).toBe(3000)
  expect(env.text('HOST', '127.0.0.1')).toBe('127.0.0.1')
  expect(env.optionalUrl('REDIS_URL', ['redis'])).toBeUndefined()
  expect(() => env.finish('The API')).not.toThrow()
})

test.each(['', '-1', '1.5', '0', '65536', '1e3'])('port %j is refused', (PORT) => {
  const env = readEnvironment({ PORT })
  env.whole('PORT', { fallback: 0, least: 1, most: 65_535 })
  expect(() => env.finish('It')).toThrow(/PORT/)
})

test('several addresses are separated by commas, and each wrong one is named', () => {
  const env = readEnvironment({
    RELAYS: 'https://one.example/v2/, http://two.example',
    BAD: 'ftp://x,nothing',
  })
  expect(env.urls('RELAYS', ['http', 'https'], [])).toEqual(['https://one.example/v2', 'http://two.example'])
  expect(env.urls('ABSENT', ['https'], ['https://usual.example'])).toEqual(['https://usual.example'])
  env.urls('BAD', ['https'], [])
  expect(() => env.finish('The test')).toThrow(/BAD: .*"ftp:\/\/x"\n.*BAD: .*"nothing"/)
})
