/** References in three styles and BibTeX, which is read again as the same work. */
import { expect, test } from 'vitest'
import { bibtexOf, citationOf } from './citations/citationJs.ts'
import { cslOf, publicationOf } from './citations/csl.ts'
import { readSource } from './sources/readSource.ts'

const work = {
  id: 1,
  title: 'A solar still for {small} boats & 100 % sun',
  authors: ['Noura Haddad', 'Layla M. Al Shehhi', 'García Márquez, Ana', '{Water Research Group}'],
  year: 2024,
  venue: 'Desalination',
  doi: '10.1000/182',
  type: 'ARTICLE' as const,
  volume: '12',
  issue: '3',
  pages: '1–20',
  publisher: 'Elsevier',
  url: '',
}

test('a reference in each style', () => {
  const plain = cslOf({ ...work, title: 'A solar still' })
  expect(citationOf('apa', plain)).toBe(
    'Haddad, N., Al Shehhi, L. M., García Márquez, A., & Water Research Group. (2024). A solar still. Desalination, 12(3), 1–20. https://doi.org/10.1000/182',
  )
  expect(citationOf('ieee', plain)).toBe(
    'N. Haddad, L. M. Al Shehhi, A. García Márquez, and Water Research Group, “A solar still,” Desalination, vol. 12, no. 3, pp. 1–20, 2024, doi: 10.1000/182.',
  )
  expect(citationOf('vancouver', plain)).toMatch(
    /^Haddad N, Al Shehhi LM, García Márquez A, Water Research Group\. A solar still\. Desalination\. 2024;12\(3\):1–20\./,
  )
})

test('BibTeX is read again as the same work', () => {
  const text = bibtexOf(cslOf(work))
  expect(text).toMatch(/^@article\{/)
  const [entry] = readSource(text)
  expect(publicationOf(entry!.item!)).toMatchObject({
    title: work.title,
    authors: work.authors,
    year: 2024,
    venue: 'Desalination',
    doi: '10.1000/182',
    type: 'ARTICLE',
    volume: '12',
    issue: '3',
  })
})
