/** What the kinds of records are called that can be imported, and where they are listed. */
import * as texts from '#texts/imports/kindWords.js'
import * as counts from '#texts/imports/counts.js'
import type { ImportKind } from '#web/__generated__/ImportHistory_import.graphql.ts'

interface KindWords {
  title: string
  many: string
  counted: (values: { count: number }) => string
  owner: string
  list: string
}

export const kindWords: Record<ImportKind, KindWords> = {
  PROJECT: {
    title: texts.projects(),
    many: texts.severalProjects(),
    counted: counts.projects,
    owner: texts.aResearcher(),
    list: '/projects/list',
  },
  CHALLENGE: {
    title: texts.challenges(),
    many: texts.severalChallenges(),
    counted: counts.challenges,
    owner: texts.somebodyOfTheCompany(),
    list: '/industry/challenges',
  },
}
