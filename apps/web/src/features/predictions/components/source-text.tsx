/** Where something is read: a link if it is the address of a page. */
export function SourceText({ text }: { text: string }) {
  if (!/^https:\/\/[^\s/$.?#]\S*$/i.test(text)) return text
  return (
    <a
      href={text}
      rel="noopener noreferrer nofollow"
      target="_blank"
      className="break-all underline underline-offset-4"
    >
      {text}
    </a>
  )
}
