/** DOIs and ORCID records from a stand-in server: found, unknown, away, sent on to where nobody may call, and too large. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { config } from '../../config.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { perform, person, run } from '../../testing/run.ts'

const { db } = await fileDatabase()
const noura = await person(db, 'RESEARCHER', { name: 'Noura Haddad' })

const asked: { url: string; accept: string | undefined }[] = []
const answers: Record<string, RequestListener> = {
  '/10.1000/known': (_, res) =>
    res.end(
      JSON.stringify({
        type: 'article-journal',
        title: 'Known',
        author: [{ given: 'N.', family: 'Haddad' }],
        issued: { 'date-parts': [[2020]] },
      }),
    ),
  '/10.1000/moved': (_, res) => res.writeHead(302, { location: '/10.1000/known' }).end(),
  '/10.1000/page': (_, res) => res.end('<html>'),
  '/10.1000/inner': (_, res) => res.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/10.1000/other': (_, res) => res.writeHead(302, { location: `http://127.0.0.1:${inner.port}/secret` }).end(),
  '/10.1000/circle': (_, res) => res.writeHead(302, { location: '/10.1000/circle' }).end(),
  '/10.1000/large': (_, res) => res.end('x'.repeat(6_000_000)),
}
const listen = async (answer: RequestListener) => {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, port: (server.address() as AddressInfo).port }
}
let reached = 0
const inner = await listen((_, res) => {
  reached++
  res.end('{"title": "secret"}')
})
const site = await listen((req, res) => {
  asked.push({ url: req.url!, accept: req.headers.accept })
  const answer = answers[req.url!]
  if (answer) answer(req, res)
  else res.writeHead(404).end()
})
const usual = { doiUrl: config.doiUrl, apiUrl: config.orcid.apiUrl }
config.doiUrl = `http://127.0.0.1:${site.port}`
config.orcid.apiUrl = `http://127.0.0.1:${site.port}/v3.0`
afterAll(() => {
  Object.assign(config, { doiUrl: usual.doiUrl })
  config.orcid.apiUrl = usual.apiUrl
  for (const { server } of [site, inner]) server.close()
  closeLimits()
})

const give = 'entries { line key title authors year doi problems { message } }'
const dois = async (...names: string[]) => {
  const { data, errors } = await perform(db, 'readDois', { dois: names }, { as: noura, give })
  expect(errors).toEqual([])
  return (
    data!['readDois'] as unknown as { entries: { key: string; title: string; problems: { message: string }[] }[] }
  ).entries
}

test('a DOI is read as CSL-JSON, also where the registry sends on', async () => {
  const [known, moved] = await dois('https://doi.org/10.1000/KNOWN', '10.1000/moved')
  expect(known).toMatchObject({ line: 1, title: 'Known', authors: ['N. Haddad'], year: 2020, doi: '10.1000/known' })
  expect(moved).toMatchObject({ line: 2, title: 'Known', doi: '10.1000/moved' })
  expect(asked[0]).toEqual({ url: '/10.1000/known', accept: 'application/vnd.citationstyles.csl+json' })
})

test('what is not found or cannot be read is a broken entry, and takes no other along', async () => {
  const entries = await dois('10.1000/none', '10.1000/page', '10.1000/large', '10.1000/circle', '10.1000/known')
  expect(entries.map(({ key, problems }) => [key, problems[0]?.message])).toEqual([
    ['10.1000/none', 'This DOI was not found in any registry'],
    ['10.1000/page', 'The registry has no readable metadata for this DOI. Add the publication by hand.'],
    ['10.1000/large', 'The registry could not be reached. Try again later, or paste BibTeX.'],
    ['10.1000/circle', 'The registry could not be reached. Try again later, or paste BibTeX.'],
    ['10.1000/known', undefined],
  ])
})

test('a registry cannot send the server to addresses that are not public', async () => {
  for (const { problems } of await dois('10.1000/inner', '10.1000/other')) expect(problems).toHaveLength(1)
  expect(reached).toBe(0)
})

test('where a person works, and on what, is read from the record that the person has proven', async () => {
  const orcid = '0000-0002-1694-233X'
  const employment = (name: string, department: string, ended: boolean) => ({
    summaries: [
      {
        'employment-summary': {
          organization: { name },
          'department-name': department,
          'end-date': ended ? { year: { value: '2020' } } : null,
        },
      },
    ],
  })
  answers[`/v3.0/${orcid}/record`] = (_, res) =>
    res.end(
      JSON.stringify({
        person: { keywords: { keyword: [{ content: ' Water treatment ' }, { content: '' }] } },
        'activities-summary': {
          employments: {
            'affiliation-group': [
              employment('Old', 'Ended', true),
              employment('Khalifa University', 'Chemistry', false),
            ],
          },
        },
      }),
    )
  const read = (as: typeof noura | null) =>
    run(db, 'mutation { readOrcidPerson { institution department keywords } }', { as })
  expect((await read(null)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await read(await person(db, 'INVESTOR'))).codes).toEqual(['FORBIDDEN'])
  const { id } = noura
  expect((await read(noura)).codes).toEqual(['CONFLICT'])
  await db.user.update({ where: { id }, data: { orcid } })
  expect((await read(noura)).errors[0]!.message).toBe('Connect your ORCID iD first')
  await db.user.update({ where: { id }, data: { orcidProvenAt: new Date() } })
  const here = { institution: 'Khalifa University', department: 'Chemistry', keywords: ['Water treatment'] }
  expect((await read(noura)).data!['readOrcidPerson']).toEqual(here)
  answers[`/v3.0/${orcid}/record`] = (_, res) => res.end('{"activities-summary": {}}')
  const nothing = { institution: '', department: '', keywords: [] }
  expect((await read(noura)).data!['readOrcidPerson']).toEqual(nothing)
})

test('the works of an ORCID record are read in full', async () => {
  const orcid = '0000-0002-1825-0097'
  const work = (code: number, more: object = {}) => ({
    'put-code': code,
    title: { title: { value: `Work ${code}` } },
    type: 'book',
    'publication-date': { year: { value: '2019' } },
    ...more,
  })
  const json =
    (value: object): RequestListener =>
    (_, res) =>
      res.end(JSON.stringify(value))
  answers[`/v3.0/${orcid}/record`] = json({
    person: { name: { 'given-names': { value: 'Noura' }, 'family-name': { value: 'Haddad' } } },
    'activities-summary': { works: { group: [{ 'work-summary': [work(1), work(9)] }, { 'work-summary': [work(2)] }] } },
  })
  const contributor = [{ 'credit-name': { value: 'Noura Haddad' } }, { 'credit-name': { value: 'Kay, B.' } }]
  answers[`/v3.0/${orcid}/works/1,2`] = json({ bulk: [{ work: work(1, { contributors: { contributor } }) }] })
  const { data } = await perform(db, 'readOrcid', { orcid: `https://orcid.org/${orcid}` }, { as: noura, give })
  expect(data!['readOrcid']).toMatchObject({
    entries: [
      { title: 'Work 1', authors: ['Noura Haddad', 'Kay, B.'], year: 2019 },
      { title: 'Work 2', authors: ['Noura Haddad'] },
    ],
  })
  const unknown = await perform(db, 'readOrcid', { orcid: '0000-0001-5109-3700' }, { as: noura, give })
  expect(unknown.errors[0]!.extensions['fieldErrors']).toEqual({ orcid: 'ORCID has no record with this iD' })
  const wrong = await perform(db, 'readOrcid', { orcid: '0000-0001-5109-3701' }, { as: noura, give })
  expect(wrong.errors[0]!.extensions['fieldErrors']).toEqual({
    orcid: 'Must be an ORCID iD such as 0000-0002-1825-0097. Check its last digit.',
  })
})

test('a server that looks nothing up says what to do instead', async () => {
  const [doiUrl, apiUrl] = [config.doiUrl, config.orcid.apiUrl]
  config.doiUrl = config.orcid.apiUrl = undefined
  try {
    const { errors } = await perform(db, 'readDois', { dois: ['10.1000/known'] }, { as: noura, give })
    expect(errors[0]!.message).toBe('This server does not look up DOIs. Paste or upload BibTeX, RIS or CSL-JSON.')
    const orcid = await perform(db, 'readOrcid', { orcid: '0000-0002-1825-0097' }, { as: noura, give })
    expect(orcid.errors[0]!.message).toContain('does not read ORCID records')
  } finally {
    config.doiUrl = doiUrl
    config.orcid.apiUrl = apiUrl
  }
})
