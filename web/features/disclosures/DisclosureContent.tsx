/** What a disclosure says, in the order in which it is signed. */
import { Link as TextLink, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as form from '#texts/disclosures/form.js'
import * as texts from '#texts/disclosures/view.js'
import { dotted } from '#listed'
import type { DisclosureContent_disclosure$key } from '#web/__generated__/DisclosureContent_disclosure.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { eventKinds, type EventKind } from './disclosureWords.ts'

export function DisclosureContent({ disclosure }: { disclosure: DisclosureContent_disclosure$key }) {
  const { abstract, problem, novelty, publicEvents, funding, priorArt, signedFiles } = useFragment(
    graphql`
      fragment DisclosureContent_disclosure on InventionDisclosure {
        abstract
        problem
        novelty
        publicEvents {
          date
          kind
          planned
          where
        }
        funding {
          name
          grantNumber
          terms
        }
        priorArt {
          reference
          link
          difference
        }
        signedFiles {
          name
          sha256
        }
      }
    `,
    disclosure,
  )
  return (
    <>
      <Written title={texts.abstract()}>{abstract}</Written>
      <Written title={texts.problem()}>{problem}</Written>
      <Written title={texts.novelty()}>{novelty}</Written>
      <Listed title={form.disclosed()} none={texts.noEvents()}>
        {publicEvents.map(({ date, kind, planned, where }) => (
          <Item
            key={`${date} ${kind} ${where}`}
            title={dotted([formatDate(date), eventKinds[kind as EventKind]])}
            badge={<Tag tone={planned ? 'warning' : 'danger'}>{planned ? form.planned() : form.made()}</Tag>}
          >
            {where}
          </Item>
        ))}
      </Listed>
      <Listed title={form.money()} none={texts.noFunding()}>
        {funding.map(({ name, grantNumber, terms }) => (
          <Item key={name + grantNumber} title={dotted([name, grantNumber])}>
            {terms}
          </Item>
        ))}
      </Listed>
      <Listed title={form.closest()} none={texts.noPriorArt()}>
        {priorArt.map(({ reference, link, difference }) => (
          <Item
            key={reference}
            title={
              link ? (
                <TextLink href={link} target="_blank" rel="noreferrer" textDecoration="underline">
                  {reference}
                </TextLink>
              ) : (
                reference
              )
            }
          >
            {difference}
          </Item>
        ))}
      </Listed>
      {signedFiles.length > 0 && (
        <Section title={texts.signedFiles()}>
          <Text color="fg.muted">{texts.signedFilesHint()}</Text>
          <Stack as="ul" gap="3" listStyleType="none">
            {signedFiles.map(({ name, sha256 }) => (
              <Item key={name} title={name}>
                {texts.fileHash({ hash: sha256 })}
              </Item>
            ))}
          </Stack>
        </Section>
      )}
    </>
  )
}

const Written = ({ title, children }: { title: string; children: string }) => (
  <Section title={title}>
    {children ? (
      <MarkdownText under={2} dir="auto">
        {children}
      </MarkdownText>
    ) : (
      <Text color="fg.muted">{texts.nothing()}</Text>
    )}
  </Section>
)

const Listed = ({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) => (
  <Section title={title}>
    {children.length ? (
      <Stack as="ul" gap="3" listStyleType="none">
        {children}
      </Stack>
    ) : (
      <Text color="fg.muted">{none}</Text>
    )}
  </Section>
)

const Item = ({ title, badge, children }: { title: ReactNode; badge?: ReactNode; children: string }) => (
  <Stack as="li" gap="0.5" alignItems="start">
    <Stack direction="row" gap="2" wrap="wrap" alignItems="center">
      <Text fontWeight="medium" overflowWrap="anywhere" dir="auto">
        {title}
      </Text>
      {badge}
    </Stack>
    {children && <WrittenText color="fg.muted">{children}</WrittenText>}
  </Stack>
)
