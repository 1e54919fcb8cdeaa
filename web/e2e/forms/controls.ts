/** The controls of a page that open something, those that sound most like a call first. */
import type { Page } from '@playwright/test'

interface Control {
  name: string
  /** How much it sounds like the call: 1 and more when they share a word. */
  likeness: number
}

const opening =
  /^(Add|Ask|Assess|Book|Choose|Contact|Create|Edit|Give|Invite|Join|Link|Make|New|Propose|Record|Rename|Request|Send|Set|Share|Submit|Suggest|Upload|Write)\b/
/** What ends something, leaves the page or is there on every page. */
const never = /^(Delete|Discard|Log out|Sign out|Leave|Withdraw|Print|Export|Download|Help|Skip)\b/

/** The beginnings of the words of a name, so that “Edit agreements” sounds like setAgreement. */
const stems = (name: string) =>
  (name.match(/[A-Z]?[a-z]+/g) ?? []).filter((word) => word.length > 2).map((word) => word.toLowerCase().slice(0, 6))

/** What a control says for the verb of a call. */
const verbs: Record<string, readonly string[]> = {
  create: ['new', 'add', 'submit'],
  update: ['edit'],
  set: ['add', 'edit', 'record'],
}

const same = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)

/** The names of what can be pressed; of an open menu or dialog, only what is in it. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const inner = [...document.querySelectorAll('[role=menu], [role=dialog]')].findLast((one) => one.checkVisibility())
    const place = inner ?? document.querySelector('main') ?? document.body
    return [...place.querySelectorAll('button, a[href], [role=tab], [role=menuitem]')].flatMap((control) => {
      const name = (control.getAttribute('aria-label') ?? control.textContent).replaceAll(/\s+/g, ' ').trim()
      const { pathname, search, origin } = control instanceof HTMLAnchorElement ? new URL(control.href) : location
      const leads =
        control instanceof HTMLAnchorElement &&
        (origin !== location.origin || pathname !== location.pathname || search === location.search)
      const performs = control.matches('[type=submit], :disabled, [aria-disabled=true], [aria-selected=true]')
      if (!name || leads || performs || !control.checkVisibility()) return []
      const kind = control.getAttribute('aria-haspopup') ?? control.getAttribute('role') ?? control.localName
      return [{ name, kind }]
    })
  })

export async function controlsOf(page: Page, call: string): Promise<Control[]> {
  const words = stems(call).flatMap((word) => [word, ...(verbs[word] ?? [])])
  const kinds = new Set<string>()
  return (await shown(page))
    .filter(({ name }) => !never.test(name))
    .flatMap(({ name, kind }) => {
      const shared = words.filter((word) => stems(name).some((one) => same(one, word))).length
      const opens = kind !== 'button' || opening.test(name)
      // Of menus and records that are alike, one is enough.
      const alike = kind === 'menu' || kind === 'a' ? `${kind} ${shared ? name : stems(name)[0]}` : name
      if (kinds.has(alike) || !(opens || shared)) return []
      kinds.add(alike)
      return [{ name, likeness: shared + (kind === 'menu' ? 0.5 : 0) + (opens ? 0.5 : 0) }]
    })
    .toSorted((a, b) => b.likeness - a.likeness)
}
