import { expect } from '@playwright/test'

import { test } from './journey.ts'

test('a theme choice applies to every page and survives a reload', async ({ visitor }) => {
  await visitor.goto('/list')
  const page = visitor.locator('html')
  const button = visitor.getByRole('button', { name: 'Dark theme' })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  const paper = () => visitor.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await paper()

  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveAttribute('data-theme', 'dark')
  expect(await paper()).not.toBe(light)
  await visitor.goto('/terms')
  await expect(page).toHaveAttribute('data-theme', 'dark')
  await visitor.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveAttribute('data-theme', 'dark')

  await button.click()
  await expect(page).toHaveAttribute('data-theme', 'light')
  expect(await paper()).toBe(light)
})
