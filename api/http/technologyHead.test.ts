/** The head of a technology's page: preview cards for what is published, escaped, and the plain page for everything else. */
import { beforeAll, expect, test } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { makeSummary } from '../../prisma/seed/factories/technologies.ts'
import { SummaryStatus } from '../__generated__/prisma/enums.ts'
import { config } from '../config.ts'
import { fileDatabase } from '../testing/fileDatabase.ts'
import { technologyHead, withHead } from './technologyHead.ts'

const { db } = await fileDatabase()
const headOf = technologyHead(db)
const html =
  '<!doctype html><html><head>\n<meta\n  name="description"\n  content="Ascent"\n/><title>Ascent</title></head><body></body></html>'
const evil = `</title><script>alert("1")</script> & 'so on' $& $1`
let published: number

const make = async (status: SummaryStatus, more: object = {}, ofProject: object = {}) => {
  const { id: projectId } = await makeProject(db, ofProject)
  return (await makeSummary(db, { projectId, status, ...more })).id
}
beforeAll(async () => {
  published = await make('PUBLISHED', { headline: evil, problem: `${evil} ${'Long words '.repeat(60)}` })
})

test('a published technology has a title, a description and preview tags', async () => {
  const head = await headOf(`/technologies/${published}`)
  const page = withHead(html, head!)
  expect(page).toContain('<meta property="og:type" content="article" />')
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image" />')
  expect(page).toContain(`<meta property="og:url" content="${config.publicUrl}/technologies/${published}" />`)
  expect(page).toContain(`<meta property="og:image" content="${config.publicUrl}/share.png" />`)
  expect(page.match(/<title>/g)).toHaveLength(1)
  expect(page.match(/name="description"/g)).toHaveLength(1)
})

test('what people wrote is text there, and nothing else', async () => {
  const page = withHead(html, (await headOf(`/technologies/${published}`))!)
  expect(page).not.toContain('<script>')
  expect(page).toContain(
    '&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;so on&#39; $&amp; $1',
  )
  expect(/og:description" content="([^"]*)"/.exec(page)![1]!.length).toBeLessThan(400)
})

test.each(Object.values(SummaryStatus).filter((status) => status !== 'PUBLISHED'))(
  'a summary that is %s has the plain head',
  async (status) => {
    expect(await headOf(`/technologies/${await make(status)}`)).toBeNull()
  },
)

test.each([{ confidential: true }, { status: 'ARCHIVED' }, { deletedAt: new Date() }])(
  'so has one of a project that is kept inside: %j',
  async (ofProject) => {
    expect(await headOf(`/technologies/${await make('PUBLISHED', {}, ofProject)}`)).toBeNull()
  },
)

test.each([
  '/technologies',
  '/technologies/',
  '/technologies/0',
  '/technologies/x',
  '/technologies/99999999999',
  '/landing',
])('so has %s', async (pathname) => {
  expect(await headOf(pathname)).toBeNull()
})
