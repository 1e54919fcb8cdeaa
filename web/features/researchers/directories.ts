/** The directories of researchers: one for all who work with them, one for investors. */
import * as texts from '#texts/researchers/directoryPage.js'
import * as university from '#texts/researchers/university.js'
import { researcherList, universityResearcherList } from './directory.list.ts'

export interface Directory {
  /** Its address. */
  path: string
  title: string
  description: string
  none: string
  list: typeof researcherList
  /** Where a researcher of it has a page; elsewhere a profile opens beside the list. */
  pageOf?: (number: number) => string
}

const all: readonly Directory[] = [
  {
    path: '/researchers/directory',
    title: texts.researchers(),
    description: texts.whoWorksOnWhatAt(),
    none: texts.nobodyMatchesYourSearch(),
    list: researcherList,
  },
  {
    path: '/university/researchers',
    title: university.title(),
    description: university.description(),
    none: university.none(),
    list: universityResearcherList,
    pageOf: (number) => `/university/researchers/${number}`,
  },
]

export const directoryAt = (pathname: string): Directory => all.find(({ path }) => path === pathname) ?? all[0]!
