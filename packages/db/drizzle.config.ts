import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/app/**/*.ts',
  out: './migrations',
  schemaFilter: ['app'],
})
