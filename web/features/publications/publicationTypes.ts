/** The kinds of publications in words. */
import * as texts from '#texts/publications/types.js'
import { publicationTypes } from '#api/features/publications/publication.rules.ts'

type Type = (typeof publicationTypes)[number]

export const typeWords: Record<Type, string> = {
  ARTICLE: texts.article(),
  CONFERENCE_PAPER: texts.conferencePaper(),
  BOOK: texts.book(),
  CHAPTER: texts.chapter(),
  THESIS: texts.thesis(),
  REPORT: texts.report(),
  PREPRINT: texts.preprint(),
  DATASET: texts.dataset(),
  OTHER: texts.other(),
}

export const typeChoices = publicationTypes.map((value) => ({ value, label: typeWords[value] }))
