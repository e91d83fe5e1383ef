import { pictureSources } from '@mofu/domain/picture-sources'

type QuizImageProps = { url: string; sizes: string; isFirst?: boolean }

/** A quiz's image. Decorative: the topic beside it says what it is about. */
export function QuizImage({ url, sizes, isFirst = false }: QuizImageProps) {
  return (
    <img
      {...pictureSources(url)}
      sizes={sizes}
      alt=""
      width={640}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className="bg-sunken aspect-video w-full rounded-2xl object-cover"
    />
  )
}
