/** Sources as people have them: abbreviations, accents, broken entries between good ones, and other formats. */
import { expect, test } from 'vitest'
import { publicationOf } from '../citations/csl.ts'
import { readSource } from './readSource.ts'

const read = (text: string) =>
  readSource(text).map(({ line, key, item, problem }) => ({ line, key, problem, ...(item && publicationOf(item)) }))

const good = `@article{haddad2021,
  title = {A {Solar} still of {H\\"o}fn},
  author = {Haddad, Noura and Layla Al Shehhi and {Water Research Group}},
  journal = des, year = 2021, volume = {12}, number = 3, pages = {1--20},
  doi = {https://doi.org/10.1016/J.DESAL.2021.1}
}`

test('BibTeX is read with its abbreviations, accents and organizations', () => {
  expect(read(`@string{des = {Desalination}}\n${good}`)).toMatchObject([
    {
      line: 2,
      key: 'haddad2021',
      problem: undefined,
      title: 'A Solar still of Höfn',
      authors: ['Noura Haddad', 'Layla Al Shehhi', '{Water Research Group}'],
      venue: 'Desalination',
      year: 2021,
      type: 'ARTICLE',
      volume: '12',
      issue: '3',
      pages: '1-20',
    },
  ])
})

test('a broken entry is named with line and key, and takes no other along', () => {
  const text = [
    good,
    '@article{unclosed, title = {Never ends',
    '',
    '@inproceedings{comma title = {No comma}}',
    'A comment with an address: me@example.org',
    '@book(round, title = "In brackets", author = "Kay, B.", year = 1999)',
    good.replace('haddad2021', 'last'),
  ].join('\n')
  const entries = read(text)
  expect(entries.map(({ line, key, problem }) => [line, key, problem !== undefined])).toEqual([
    [1, 'haddad2021', false],
    [7, 'unclosed', true],
    [9, 'comma', true],
    [11, 'round', false],
    [12, 'last', false],
  ])
  expect(entries[1]!.problem).toBe('The entry is not closed: a brace } is missing')
  expect(entries[2]!.problem).toContain('expected "comma"')
  expect(entries[3]).toMatchObject({ title: 'In brackets', authors: ['B. Kay'], type: 'BOOK' })
  expect(readSource(text)[1]!.text, 'what is broken is not lost').toBe('@article{unclosed, title = {Never ends')
})

test('RIS is read record by record, also where an end is missing', () => {
  const record = (title: string) =>
    `TY  - CONF\r\nTI  - ${title}\r\nAU  - Haddad, Noura\r\nPY  - 2020/05/01\r\nDO  - 10.1000/${title.length}\r\n`
  const entries = read(`${record('One')}ER  - \r\n\r\n${record('Two words')}${record('Three')}ER  - \r\nAU  - Lost\r\n`)
  expect(entries.map(({ line, key, title, problem }) => [line, key, title, problem])).toEqual([
    [1, 'One', 'One', undefined],
    [8, 'Two words', 'Two words', undefined],
    [13, 'Three', 'Three', undefined],
    [19, '', undefined, 'The record does not begin with “TY  -”'],
  ])
  expect(entries[0]).toMatchObject({ type: 'CONFERENCE_PAPER', authors: ['Noura Haddad'], year: 2020 })
})

test('CSL-JSON is read item by item, and says where it is no JSON', () => {
  const item = {
    id: 'a',
    type: 'article-journal',
    title: 'On <i>salt</i> &amp; sun',
    author: [{ family: 'van Dijk', given: 'Jan' }, { literal: 'IRENA' }, { family: 'García Márquez', given: 'Ana' }],
    issued: { 'date-parts': [['2019', 4]] },
    license: [{ URL: 'http://creativecommons.org/licenses/by/4.0/' }],
    abstract: '<jats:p>Abstract. We show it.</jats:p>',
  }
  const [first, second] = read(JSON.stringify([item, 'nothing']))
  expect(first).toMatchObject({
    title: 'On salt & sun',
    authors: ['Jan van Dijk', '{IRENA}', 'García Márquez, Ana'],
    year: 2019,
    license: 'CC BY 4.0',
    openAccess: true,
    abstract: 'We show it.',
  })
  expect(second).toMatchObject({ line: 2, problem: 'This is not an item of CSL-JSON' })
  expect(read('[\n{"id": 1},\n{"id": }]')).toMatchObject([{ line: 3, problem: 'The text is not valid JSON' }])
})

test('the works of an ORCID record are read, with its person where ORCID names no authors', () => {
  const record = {
    person: { name: { 'given-names': { value: 'Noura' }, 'family-name': { value: 'Haddad' } } },
    'activities-summary': {
      works: {
        group: [
          {
            'work-summary': [
              {
                'put-code': 7,
                title: { title: { value: 'A study' } },
                type: 'journal-article',
                'publication-date': { year: { value: '2018' } },
                'journal-title': { value: 'Water' },
                'external-ids': {
                  'external-id': [{ 'external-id-type': 'doi', 'external-id-value': '10.1000/7' }],
                },
              },
            ],
          },
        ],
      },
    },
  }
  expect(read(JSON.stringify(record))).toMatchObject([
    { key: '7', title: 'A study', authors: ['Noura Haddad'], year: 2018, venue: 'Water', doi: '10.1000/7' },
  ])
})

test('what is nothing of these is refused, and so is too much', () => {
  expect(() => readSource('Just a letter to me@example.org')).toThrow('neither BibTeX')
  expect(() => readSource('@comment{nothing}')).toThrow('no entries')
  expect(() => readSource('@misc{a, title={x}}\n'.repeat(1_001))).toThrow('more than 1,000')
})

test('text that is made to be slow is not', () => {
  const begun = Date.now()
  expect(() => readSource('@comment{}'.repeat(80_000))).toThrow('no entries')
  readSource('@a{'.repeat(250_000))
  readSource(`@string{a = {${'x'.repeat(800)}}}\n`.repeat(500) + '@misc{k, title = a # a}\n'.repeat(999))
  expect(Date.now() - begun).toBeLessThan(5_000)
})
