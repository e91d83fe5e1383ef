import { createHash } from 'node:crypto'

import type pg from 'pg'

/** Statements that a connection may hold prepared; further texts are parsed and planned each time. */
const MOST_STATEMENTS = 500

type Query = { name?: string; text: string }

/**
 * Gives a name to every statement with parameters that a connection repeats, so that the server parses each text once
 * and keeps its plan. For a caller with few, constant texts.
 */
export function prepareRepeatedStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const seen = new Map<string, string>()
  const named = (first: unknown, ...rest: unknown[]): unknown => {
    if (!isQuery(first) || first.name !== undefined || !hasValues(rest[0])) return query(first, ...rest)
    const name = seen.get(first.text)
    if (name !== undefined) return query({ ...first, name }, ...rest)
    if (seen.size < MOST_STATEMENTS) seen.set(first.text, nameOf(first.text))
    return query(first, ...rest)
  }
  client.query = named as typeof client.query
}

/**
 * Behind a pooler a statement runs on any of its connections: a name may be missing there, or mean the statement of
 * another client.
 */
export function dropStatementNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const unnamed = (first: unknown, ...rest: unknown[]): unknown =>
    isQuery(first) ? query({ ...first, name: undefined }, ...rest) : query(first, ...rest)
  client.query = unnamed as typeof client.query
}

const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

const hasValues = (value: unknown): boolean => Array.isArray(value) && value.length > 0

/** PostgreSQL cuts names at 63 bytes. */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)
