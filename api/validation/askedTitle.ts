/** What a request for validation is called where nobody gave it a title. */
import * as texts from '#texts/ideas/words.js'
import type { Idea } from '../__generated__/prisma/client.ts'
import { isKeptConfidential } from '../relations/ideas.ts'

/** Experts read the request before they accept it, and a confidential idea only afterwards. */
export const askedTitle = (idea: Pick<Idea, 'id' | 'title' | 'confidential' | 'ipCheck'>): string =>
  isKeptConfidential(idea) ? texts.confidentialIdea({ number: String(idea.id) }) : idea.title
