/** Every version of an article, and the way back to it. */
import { lazy, Suspense, useState } from 'react'
import * as texts from '#texts/help/editing.js'
import { inLanguage, type WordsLanguage } from '#web/app/versions/version.ts'
import { VersionsTable } from '#web/app/versions/VersionsTable.tsx'
import type { Version, Words } from './useVersions.ts'

const EditWords = lazy(() => import('./EditWords.tsx'))

interface Props {
  slug: string
  title: string
  /** None for an article of the university's own. */
  own?: Readonly<Record<WordsLanguage, Words>>
  versions: readonly Version[]
}

const whole = ({ title, summary, text }: Words) => `${title}\n\n${summary}\n\n${text}`

export function ArticleVersions({ slug, title, own, versions }: Props) {
  const [again, setAgain] = useState<Version | null>(null)
  return (
    <>
      <VersionsTable
        versions={versions}
        {...(own ? { own: { ENGLISH: whole(own.ENGLISH), ARABIC: whole(own.ARABIC) } } : {})}
        wholeOf={whole}
        none={own ? texts.noVersions() : texts.noWords()}
        currentTag={texts.isCurrent()}
        onDraft={setAgain}
      />
      {again && (
        <Suspense fallback={null}>
          <EditWords
            slug={slug}
            title={title}
            language={again.language as WordsLanguage}
            revision={inLanguage(versions, again.language).draft?.revision ?? 0}
            words={again}
            onClose={() => setAgain(null)}
          />
        </Suspense>
      )}
    </>
  )
}
