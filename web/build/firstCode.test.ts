/** Which code a page's file names, and when it is fetched and run. */
import { expect, test } from 'vitest'
import { codeOf, drawnPage, waitingPage, type Bundle } from './firstCode.ts'

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = []) => ({
  type: 'chunk',
  fileName,
  facadeModuleId,
  imports,
})
const bundle = Object.fromEntries(
  [
    chunk('assets/index.js', '/web/index.html', ['assets/base.js']),
    chunk('assets/base.js', null),
    chunk('assets/Page.js', '/web/Page.tsx', ['assets/list.js', 'assets/index.js']),
    chunk('assets/list.js', null, ['assets/base.js', 'assets/Page.js']),
    { type: 'asset', fileName: 'assets/index.css' },
  ].map((one) => [one.fileName, one]),
) as unknown as Bundle

const html = `<html>
  <head>
    <title>Ascent</title>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root">
      <div class="welcome">
        Welcome
      </div>
    </div>
    <script>later()</script>
  </body>
</html>`

const app = [{ id: '1a2b', name: 'appQuery', variables: {} }]
const own = { id: '3c4d', name: 'PageQuery', variables: { filter: { search: '"&<' } } }

const parsed = (page: string) => new DOMParser().parseFromString(page, 'text/html')
const template = (page: Document, id: string) => page.querySelector<HTMLTemplateElement>(`template#${id}`)
const fetched = (place: ParentNode) =>
  [...place.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
const run = (place: ParentNode) =>
  [...place.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))

test("a module's code is all that it needs and nothing that is there", () => {
  const first = codeOf(bundle, '/web/index.html')
  expect([...first]).toEqual(['assets/index.js', 'assets/base.js'])
  expect([...codeOf(bundle, '/web/Page.tsx', first)]).toEqual(['assets/Page.js', 'assets/list.js'])
  expect(() => codeOf(bundle, '/web/Other.tsx')).toThrow('/web/Other.tsx is no file of its own')
})

test('a page that waits for its code has it fetched at once, what only a session needs with one, and runs it later', () => {
  const page = parsed(waitingPage(html, ['assets/Page.js', 'assets/list.js'], { app, page: own }))
  expect(fetched(page)).toEqual(['/assets/index.js', '/assets/base.js'])
  expect(run(page)).toEqual([])
  const inside = template(page, 'inside')!
  expect(JSON.parse(inside.dataset['app']!)).toEqual(app)
  expect(JSON.parse(inside.dataset['page']!)).toEqual([...app, own])
  expect(fetched(inside.content)).toEqual(['/assets/Page.js', '/assets/list.js'])
  expect(run(template(page, 'later')!.content)).toEqual(['/assets/index.js'])
  expect(page.querySelector('#root')!.textContent.trim()).toBe('Welcome')
})

test('a page that asks nothing of its own is only asked who one is', () => {
  const { dataset } = template(parsed(waitingPage(html, [], { app })), 'inside')!
  expect(JSON.parse(dataset['page']!)).toEqual(app)
})

test('a page that shows without its code fetches none before it is drawn', () => {
  const page = parsed(drawnPage(html, 'Terms & more – Ascent', '<main><div><p>Costs $1</p></div></main>'))
  expect(fetched(page)).toEqual([])
  expect(run(page)).toEqual([])
  expect(template(page, 'inside')).toBeNull()
  const later = template(page, 'later')!.content
  expect(fetched(later)).toEqual(['/assets/index.js', '/assets/base.js'])
  expect(run(later)).toEqual(['/assets/index.js'])
  expect(page.title).toBe('Terms & more – Ascent')
  const root = page.querySelector('#root')!
  expect([root.textContent, root.hasAttribute('inert')]).toEqual(['Costs $1', true])
  expect(page.body.textContent).toContain('later()')
})

test('a page without a script is said to be none', () => {
  expect(() => waitingPage('<html><head></head></html>', [], { app })).toThrow('The page has no script')
})
