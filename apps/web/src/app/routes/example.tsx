import { useLocation } from '@tanstack/react-router'

/** What `pnpm dev` shows behind links to other sites. English, development only. */
export default function ExampleRoute() {
  const setting = useLocation().hash
  return (
    <div className="page grid max-w-2xl gap-4 py-12">
      <h1 className="text-4xl">Example page</h1>
      <p>
        <code>{setting}</code> decides where this link leads. <code>pnpm dev</code> sets it to this page;
        without it, the link is hidden. <code>.env.example</code> lists all of them.
      </p>
    </div>
  )
}
