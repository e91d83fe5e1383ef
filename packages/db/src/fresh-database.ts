import { randomBytes } from 'node:crypto'

import pg from 'pg'

import { migrate } from './migrate.ts'

export type FreshDatabase = { url: string; drop: () => Promise<void> }

/**
 * Creates an empty, migrated database for one test file or one developer's stack. Under the locale `C` trigrams ignore
 * Chinese and Japanese, so the locale is always set here.
 */
export async function freshDatabase(serverUrl: string, label = 'test'): Promise<FreshDatabase> {
  const name = `mofu_${label}_${randomBytes(6).toString('hex')}`
  await createDatabase(serverUrl, name)
  const url = databaseUrl(serverUrl, name)
  const drop = () => onServer(serverUrl, `drop database if exists ${name} with (force)`)
  try {
    await migrate(url)
  } catch (error) {
    await drop()
    throw error
  }
  return { url, drop }
}

export async function createDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, `create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
