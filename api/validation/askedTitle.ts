/** What a request for validation is called where nobody gave it a title. */
import * as texts from '#texts/ideas/words.js'
import type { Idea } from '../__generated__/prisma/client.ts'
import { inEachLanguage } from '../language.ts'
import { isKeptConfidential } from '../relations/ideas.ts'

type Asked = Pick<Idea, 'id' | 'title'>

const byNumber = ({ id }: Pick<Idea, 'id'>) => texts.confidentialIdea({ number: String(id) })

/** Experts read the request before they accept it, and a confidential idea only afterwards. */
export const askedTitle = (idea: Asked & Pick<Idea, 'confidential' | 'ipCheck'>): string =>
  isKeptConfidential(idea) ? byNumber(idea) : idea.title

/** The same for those who may read the idea: its title in place of its number. */
export const titleForReaders = ({ title, idea }: { title: string; idea: Asked }): string =>
  inEachLanguage(() => byNumber(idea)).includes(title) ? idea.title : title
