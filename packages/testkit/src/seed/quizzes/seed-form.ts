import type { QuizForm } from '@mofu/domain/quiz-dossier'
import { zeroAddress } from 'viem'

type Times = { lockAt: number; closeAt: number }

/** What each quiz of the seed says; the topic is the key. */
const texts: Readonly<Record<string, Pick<QuizForm, 'content' | 'options' | 'criteria' | 'source'>>> = {
  'Will it snow in Kyoto?': {
    content: 'Snow that stays on the ground at the observatory in Kyoto before betting is decided.',
    options: { a: 'It snows', b: 'It does not' },
    criteria: 'a wins if at least 1 cm is measured at 09:00 on the day of the draw. b wins otherwise.',
    source: 'https://weather.example/kyoto',
  },
  'Will the parade be on time?': {
    content: 'The spring parade starts at ten at the station square.',
    options: { a: 'On time', b: 'Late' },
    criteria: 'a wins if the first float passes the square by 10:05. b wins if it passes later.',
    source: 'https://city.example/parade',
  },
  'Will the cat find the box?': {
    content: 'A new box stands in the shop. The camera shows whether the cat sits in it.',
    options: { a: 'The cat sits in it', b: 'The cat does not' },
    criteria: 'a wins if the cat sits in the box for a minute before the draw. b wins otherwise.',
    source: 'https://camera.example/shop',
  },
  'Will anyone count the stars?': {
    content: 'The star-counting night at the hill, with a prize for the first who reaches a thousand.',
    options: { a: 'Somebody reaches a thousand', b: 'Nobody does' },
    criteria: 'a wins if the club publishes a count of 1,000 or more. b wins otherwise.',
    source: 'https://stars.example/night',
  },
  'Will gold close above four thousand?': {
    content: 'The price of one ounce of gold in US dollars at the close of the day of the draw.',
    options: { a: 'Above 4,000', b: '4,000 or below' },
    criteria: 'a wins above 4,000.00. b wins at 4,000.00 and below.',
    source: 'https://gold.example/close',
  },
  'Will the final go to penalties?': {
    content: 'The football final of the cup.',
    options: { a: 'Penalties decide', b: 'It is decided before' },
    criteria: 'a wins if there is a penalty shoot-out. b wins otherwise.',
    source: 'https://football.example/final',
  },
  'Will the new phone have no port?': {
    content: 'The phone that is presented this month.',
    options: { a: 'No port', b: 'It has a port' },
    criteria: 'a wins if the published specification lists no connector. b wins otherwise.',
    source: 'https://phones.example/specification',
  },
  'Will bitcoin rise this week?': {
    content: 'The price of one bitcoin in US dollars at the draw, compared with the end of betting.',
    options: { a: 'It rises', b: 'It does not' },
    criteria: 'a wins if the price at the draw is higher than at the end of betting. b wins otherwise.',
    source: 'https://bitcoin.example/index',
  },
}

/** The unit of every round of the seed: 0.01 of the native coin. */
export const SEED_UNIT = 10n ** 16n

/** The form of a quiz of the seed. The round on chain carries its dossier's hash, so both use this. */
export function seedForm(
  mediaUrl: string,
  topic: string,
  place: number,
  { lockAt, closeAt }: Times,
): QuizForm {
  const known = texts[topic]
  if (!known) throw new Error(`the seed has no quiz ${topic}`)
  return {
    topic,
    ...known,
    fallback: 'If the source is not available or the event does not take place, the quiz is cancelled.',
    timeZone: 'Asia/Tokyo',
    closeBetsAt: lockAt,
    drawAt: closeAt,
    coin: zeroAddress,
    unitAmount: String(SEED_UNIT),
    lockPrice: '0',
    image: `${mediaUrl}/pets/${8_100 + place}/768.webp`,
  }
}

/** The topics in the order of their rounds: quizzes are numbered from 1, and so are rounds. */
export const seedTopics = Object.keys(texts)
