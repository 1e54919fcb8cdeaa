/** Help articles and sections of the settings as hits; it comes with the first search, as it knows all articles. */
import * as words from '#texts/app/kindWords.js'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import type { App } from '../app.ts'
import { articles } from '#web/features/help/articles.ts'
import { withOwn } from '#web/features/help/ownArticles.ts'
import { rewordedArticles } from '#web/features/help/reworded.ts'
import { sections } from '#web/features/settings/sections.tsx'
import { articleParameter } from '#web/features/help/article.overlay.ts'
import type { Hit } from './hit.ts'
import { foundIn, scoreOf } from './pageScore.ts'

const mostArticles = 3
const mostSections = 3
/** A page or a record that is called the same comes first. */
const behind = { section: 0.05, article: 0.5 }
/** Of fewer letters, words in a hundred titles begin with them. */
const shortest = 3

type Articles = Pick<App, 'helpWords' | 'offeredHelpArticles'>

export function helpHits(
  text: string,
  may: readonly Permission[],
  { helpWords, offeredHelpArticles }: Articles,
): Hit[] {
  if (text.length < shortest) return []
  const open = sections.filter(({ requires }) => !requires || may.includes(requires))
  return [
    ...best(
      open.map(({ name, label, tags }) => {
        const known = tags.split(/[,،] */)
        const score = scoreOf(text, [label], known)
        return hitOf(words.setting(), label, '', known, `/settings?section=${name}`, score - behind.section, text)
      }),
      mostSections,
    ),
    ...best(
      withOwn(rewordedArticles(articles, helpWords), offeredHelpArticles).map(({ slug, title, summary, tags }) =>
        hitOf(
          words.article(),
          title,
          summary,
          [],
          `?${articleParameter}=${slug}`,
          scoreOf(text, [title], tags) - behind.article,
          text,
        ),
      ),
      mostArticles,
    ),
  ]
}

const hitOf = (
  word: string,
  title: string,
  description: string,
  tags: readonly string[],
  to: string,
  score: number,
  text: string,
): Hit => ({ word, title, description, tags, to, score, places: foundIn(text, title) })

const best = (hits: readonly Hit[], most: number): Hit[] =>
  hits
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
