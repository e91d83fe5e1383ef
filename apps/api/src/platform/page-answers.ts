import type { PicturePlace } from '@mofu/domain/picture-sources'
import { appConfig } from '@mofu/wire/app'
import { callName, callPath, type Data, type Input, partsOf, type Route } from '@mofu/wire/route'
import type { FastifyInstance, InjectOptions } from 'fastify'

import { type Asked, pageTable } from './page-table.ts'

/** A picture that is seen first, and where it will stand. */
export type FirstPicture = { url: string; place: PicturePlace }

/** What a page asks for as soon as it runs; each module brings the rows of its own pages. */
export type AnswerRow = {
  path: `/${string}`
  /** The rooms of words it enters. */
  rooms: readonly string[]
  /** Undefined where this address asks for something else. */
  ask: (asked: Asked) => Ask | undefined
}

/** What goes out with a page: replies as the calls themselves would have given them, by name, and pictures and words to fetch at once. */
export type PageAnswers = {
  replies: Readonly<Record<string, string>>
  pictures: readonly FirstPicture[]
  rooms: readonly string[]
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

export type FindAnswers = (path: string, query: URLSearchParams, visitor: string) => Promise<PageAnswers>

/** Asks the API's own calls in the visitor's name, so that what comes with a page counts and reads like any other call. */
export function pageAnswers(server: FastifyInstance, rows: readonly AnswerRow[]): FindAnswers {
  const answer = async (asked: Ask, visitor: string): Promise<Omit<PageAnswers, 'rooms'>> => {
    const { statusCode, body } = await server.inject({ ...asked.request, remoteAddress: visitor })
    if (statusCode !== 200) return { replies: {}, pictures: [] }
    return { replies: { [asked.name]: body }, pictures: asked.pictures(body) }
  }
  const settings = ask(appConfig, {})
  const find = pageTable(
    rows.map(({ path, rooms, ask: askOf }) => ({
      path,
      answer: async (asked: Asked & { visitor: string }) => {
        const wanted = askOf(asked)
        const answered = wanted ? await answer(wanted, asked.visitor) : { replies: {}, pictures: [] }
        return { ...answered, rooms }
      },
    })),
    (error) => server.log.warn({ err: error }, 'a page went out without its answers'),
  )
  return async (path, query, visitor) => {
    const [own, every] = await Promise.all([find({ path, query, visitor }), answer(settings, visitor)])
    return {
      replies: { ...every.replies, ...own?.replies },
      pictures: own?.pictures ?? [],
      rooms: own?.rooms ?? [],
    }
  }
}
