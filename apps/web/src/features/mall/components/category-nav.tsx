import { categories, categoryPath } from '@mofu/domain/mall/categories'
import { categoryWords } from '@mofu/words/mall/categories'
import { Link } from '@tanstack/react-router'

import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { tabStyle } from '../../../ui/tab-style.ts'
import { everywhere, type MallSearch } from '../mall-search.ts'

/** The categories: all of the top level, and the subcategories of the open one. */
export function CategoryNav({ search }: { search: MallSearch }) {
  const t = useTranslations('mall')
  const path = categoryPath(search.category ?? 0).map(({ id }) => id)
  const [outer] = path
  const chosen = path.at(-1)
  const inner = categories.filter(({ parent }) => parent !== null && parent === outer)
  return (
    <nav aria-label={t('categories')} className="mb-6 grid gap-2">
      <ul className="flex flex-wrap gap-2">
        <NavLink id={undefined} name={t('allCategories')} isChosen={chosen === undefined} search={search} />
        {categories
          .filter(({ parent }) => parent === null)
          .map(({ id, key }) => (
            <CategoryLink key={id} id={id} name={key} isChosen={outer === id} search={search} />
          ))}
      </ul>
      {inner.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2 pl-2">
          {inner.map(({ id, key }) => (
            <CategoryLink key={id} id={id} name={key} isChosen={chosen === id} search={search} />
          ))}
        </ul>
      )}
    </nav>
  )
}

type NavLinkProps = { id: number | undefined; name: string; isChosen: boolean; search: MallSearch }

function CategoryLink({ name, ...rest }: Omit<NavLinkProps, 'name'> & { name: keyof typeof categoryWords }) {
  const language = useLanguage()
  return <NavLink name={categoryWords[name][language]} {...rest} />
}

function NavLink({ id, name, isChosen, search }: NavLinkProps) {
  const rest = everywhere(search)
  return (
    <li>
      <Link
        to="/mall"
        search={id === undefined ? rest : { ...rest, category: id }}
        aria-current={isChosen}
        className={tabStyle(isChosen, 'small')}
      >
        {name}
      </Link>
    </li>
  )
}
