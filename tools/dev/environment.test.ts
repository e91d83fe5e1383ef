import { linkNames, linkSetting } from '@mofu/domain/links'
import { afterEach, expect, test } from 'vitest'

import { environment } from './environment.ts'
import { readDevSettings } from './settings.ts'

const paths = { database: 'postgres://127.0.0.1/mofu', deploymentsDir: '/deployments' }

afterEach(() => {
  delete process.env['LINK_LAB']
})

test('in development every link to another site leads to the example page, unless the developer set it', () => {
  process.env['LINK_LAB'] = 'https://lab.example/'
  const settings = readDevSettings([])
  const env = environment(settings, paths)
  const example = `http://127.0.0.1:${settings.ports.web}/_example`
  for (const name of linkNames) {
    const setting = linkSetting(name)
    expect(env[setting]).toBe(name === 'lab' ? 'https://lab.example/' : `${example}#${setting}`)
  }
  expect(env['DAPP_PAGES']).toBe(`Pet Walk=${example}#DAPP_PAGES`)
})
