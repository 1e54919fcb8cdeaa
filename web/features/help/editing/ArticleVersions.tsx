/** Every version of an article: who wrote and published it when, the way back to it, and what makes it another one. */
import { HStack, Text } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import * as texts from '#texts/help/editing.js'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { RowButton } from '#web/ui/RowButton.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { languageInWords } from './languages.ts'
import type { ArticleLanguage, Version, Words } from './useVersions.ts'

const EditWords = lazy(() => import('./EditWords.tsx'))
const CompareVersions = lazy(() => import('./CompareVersions.tsx'))

interface Props {
  slug: string
  title: string
  own: Readonly<Record<ArticleLanguage, Words>>
  versions: readonly Version[]
}

export function ArticleVersions({ slug, title, own, versions }: Props) {
  const [opened, setOpened] = useState<{ version: Version; as: 'draft' | 'compared' } | null>(null)
  const onClose = () => setOpened(null)
  const draftIn = (language: string) => versions.find((one) => one.language === language && !one.publishedAt)
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
            { header: texts.shownAs(), cell: (version) => <State version={version} /> },
            {
              header: texts.actions(),
              quiet: true,
              cell: (version) => (
                <HStack gap="2" wrap="wrap">
                  <RowButton
                    aria-label={texts.compareNamed({ number: version.number })}
                    onClick={() => setOpened({ version, as: 'compared' })}
                  >
                    {texts.compare()}
                  </RowButton>
                  {version.publishedAt && !version.current && (
                    <RowButton
                      aria-label={texts.againNamed({ number: version.number })}
                      onClick={() => setOpened({ version, as: 'draft' })}
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
        <Text color="fg.muted">{texts.noVersions()}</Text>
      )}
      <Suspense fallback={null}>
        {opened?.as === 'draft' && (
          <EditWords
            slug={slug}
            title={title}
            language={opened.version.language as ArticleLanguage}
            revision={draftIn(opened.version.language)?.revision ?? 0}
            words={opened.version}
            onClose={onClose}
          />
        )}
        {opened?.as === 'compared' && (
          <CompareVersions own={own} versions={versions} compared={opened.version} onClose={onClose} />
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

const State = ({ version: { publishedAt, current } }: { version: Version }) =>
  current ? (
    <Tag tone="success">{texts.isCurrent()}</Tag>
  ) : publishedAt ? (
    texts.earlier()
  ) : (
    <Tag tone="pending">{texts.isDraft()}</Tag>
  )
