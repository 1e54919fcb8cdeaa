/** Every version of words: who wrote and published it when, the way back to it, and what makes it another one. */
import { HStack, Text } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import * as texts from '#texts/ui/versions.js'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { RowButton } from '#web/ui/RowButton.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { languageInWords } from './languages.ts'
import type { Version, WordsLanguage } from './version.ts'

const CompareVersions = lazy(() => import('./CompareVersions.tsx'))

interface Props<V> {
  versions: readonly V[]
  /** The product's own words, whole; none for what the university added. */
  own?: Readonly<Record<WordsLanguage, string>>
  wholeOf: (version: V) => string
  /** What is said without any version. */
  none: string
  /** What the version that holds is called. */
  currentTag: string
  /** Begins a draft with an earlier version. */
  onDraft: (version: V) => void
}

export function VersionsTable<V extends Version>({ versions, own, wholeOf, none, currentTag, onDraft }: Props<V>) {
  const [compared, setCompared] = useState<V | null>(null)
  return (
    <Section title={texts.versions()}>
      {versions.length ? (
        <SmallTable
          name={texts.versions()}
          rows={versions}
          keyOf={({ id }) => id}
          columns={[
            {
              header: texts.version(),
              cell: ({ number, language }) => texts.versionOf({ number, language: languageInWords(language) }),
            },
            {
              header: texts.when(),
              cell: ({ publishedAt, writtenAt }) => <OneLine>{formatTime(publishedAt ?? writtenAt)}</OneLine>,
            },
            { header: texts.who(), cell: (version) => <OneLine>{whoOf(version)}</OneLine> },
            { header: texts.shownAs(), cell: (version) => <State version={version} currentTag={currentTag} /> },
            {
              header: texts.actions(),
              quiet: true,
              cell: (version) => (
                <HStack gap="2" wrap="wrap">
                  <RowButton
                    aria-label={texts.compareNamed({ number: version.number })}
                    onClick={() => setCompared(version)}
                  >
                    {texts.compare()}
                  </RowButton>
                  {version.publishedAt && !version.current && (
                    <RowButton
                      aria-label={texts.againNamed({ number: version.number })}
                      onClick={() => onDraft(version)}
                    >
                      {texts.again()}
                    </RowButton>
                  )}
                </HStack>
              ),
            },
          ]}
        />
      ) : (
        <Text color="fg.muted">{none}</Text>
      )}
      <Suspense fallback={null}>
        {compared && (
          <CompareVersions
            {...(own ? { own } : {})}
            versions={versions.map((version) => ({ ...version, whole: wholeOf(version) }))}
            compared={compared}
            onClose={() => setCompared(null)}
          />
        )}
      </Suspense>
    </Section>
  )
}

const OneLine = ({ children }: { children: string }) => (
  <Text as="span" className="one-line">
    {children}
  </Text>
)

const whoOf = ({ publishedAt, publishedBy, writtenBy }: Version) =>
  (publishedAt ? publishedBy : writtenBy)?.name ?? texts.former()

const State = ({ version: { publishedAt, current }, currentTag }: { version: Version; currentTag: string }) =>
  current ? (
    <Tag tone="success">{currentTag}</Tag>
  ) : publishedAt ? (
    texts.earlier()
  ) : (
    <Tag tone="pending">{texts.isDraft()}</Tag>
  )
