import type { PicturePlace } from '@mofu/domain/picture-sources'
import { appConfig } from '@mofu/wire/app'
import { callName, callPath, type Data, type Input, partsOf, type Route } from '@mofu/wire/route'
import type { FastifyInstance, InjectOptions } from 'fastify'

import { type PageAddress, pageTable } from './page-table.ts'

/** A picture of the first screen, and its position. */
export type FirstPicture = { url: string; place: PicturePlace }

/** A page's first requests; each module adds the rows of its own pages. */
export type PreloadRow = {
  path: `/${string}`
  /** The namespaces of texts it uses. */
  namespaces: readonly string[]
  /** Undefined where this address needs something else. */
  ask: (asked: PageAddress) => Ask | undefined
}

/**
 * What is sent along with a page: responses identical to those of the calls, by name, and pictures and texts to
 * preload.
 */
export type PageAnswers = {
  replies: Readonly<Record<string, string>>
  pictures: readonly FirstPicture[]
  namespaces: readonly string[]
}

type Ask = { name: string; request: InjectOptions; pictures: (reply: string) => FirstPicture[] }

export function ask<R extends Route>(
  route: R,
  input: Input<R>,
  pictures: (data: Data<R>) => FirstPicture[] = () => [],
): Ask {
  const { body } = partsOf(input)
  const url = callPath(route, input)
  return {
    name: callName(route, input),
    request: { method: route.method, url, ...(body === undefined ? {} : { payload: body as object }) },
    pictures: (reply) => pictures((JSON.parse(reply) as { data: Data<R> }).data),
  }
}

/** How a request came in: repeated by the calls on its behalf, so that they have the same visitor. */
export type Visitor = Required<Pick<InjectOptions, 'remoteAddress' | 'headers'>>

export type FindAnswers = (path: string, query: URLSearchParams, visitor: Visitor) => Promise<PageAnswers>

/**
 * Calls the API's own routes in the visitor's name, so that preloaded responses are limited and formatted like any
 * other call.
 */
export function preloadedResponses(server: FastifyInstance, rows: readonly PreloadRow[]): FindAnswers {
  const answer = async (asked: Ask, visitor: Visitor): Promise<Omit<PageAnswers, 'namespaces'>> => {
    const { statusCode, body } = await server.inject({ ...asked.request, ...visitor })
    if (statusCode !== 200) return { replies: {}, pictures: [] }
    return { replies: { [asked.name]: body }, pictures: asked.pictures(body) }
  }
  const settings = ask(appConfig, {})
  const find = pageTable(
    rows.map(({ path, namespaces, ask: askOf }) => ({
      path,
      answer: async (asked: PageAddress & { visitor: Visitor }) => {
        const wanted = askOf(asked)
        const answered = wanted ? await answer(wanted, asked.visitor) : { replies: {}, pictures: [] }
        return { ...answered, namespaces }
      },
    })),
    (error) =>
      server.log.warn({ err: error }, 'preloaded responses: a call failed, the page is sent without them'),
  )
  return async (path, query, visitor) => {
    const [own, every] = await Promise.all([find({ path, query, visitor }), answer(settings, visitor)])
    return {
      replies: { ...every.replies, ...own?.replies },
      pictures: own?.pictures ?? [],
      namespaces: own?.namespaces ?? [],
    }
  }
}
