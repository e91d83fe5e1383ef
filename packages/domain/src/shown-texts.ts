/** The texts of a box or a machine. */
export type Detail = { name: string; cover: string; title: string; introduction: string }

/** What the forms allow, in characters. A direct call of the contract can carry far more. */
const most: Readonly<Record<keyof Detail, number>> = {
  name: 64,
  cover: 500,
  title: 120,
  introduction: 2_000,
}

/** Cut to what is shown anywhere: otherwise one box could make a list of them too large to send. */
export function shownTexts({ name, cover, title, introduction }: Detail): Detail {
  return {
    name: cut(name, most.name),
    cover: cut(cover, most.cover),
    title: cut(title, most.title),
    introduction: cut(introduction, most.introduction),
  }
}

function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : Array.from(text.slice(0, 2 * length))
        .slice(0, length)
        .join('')
}
