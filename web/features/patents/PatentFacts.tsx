/** The facts of a patent: numbers, dates, and what it came from. */
import { Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/patents/view.js'
import type { PatentFacts_patent$key } from '#web/__generated__/PatentFacts_patent.graphql.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { officeName, patentKindWords } from './patentWords.ts'

const linkTo = ({ path, title }: { path: string; title: string }) => (
  <TextLink asChild textDecoration="underline" dir="auto">
    <Link to={path}>{title}</Link>
  </TextLink>
)
const date = (day: string | null | undefined) => day && formatDate(day)

export function PatentFacts({ patent }: { patent: PatentFacts_patent$key }) {
  const data = useFragment(
    graphql`
      fragment PatentFacts_patent on Patent {
        number
        office
        kind
        applicationNumber
        publicationNumber
        grantNumber
        priorityOn
        filedOn
        publishedOn
        grantedOn
        endedOn
        endReason
        expiresOn
        attorney
        family {
          owner {
            name
          }
          project {
            path
            title
          }
          inventionDisclosure {
            path
            title
          }
        }
      }
    `,
    patent,
  )
  const { owner, project, inventionDisclosure } = data.family
  return (
    <Section title={texts.details()}>
      <Facts
        facts={[
          [texts.office(), officeName(data.office)],
          [texts.kind(), patentKindWords[data.kind]],
          [texts.applicationNumber(), data.applicationNumber],
          [texts.publicationNumber(), data.publicationNumber],
          [texts.grantNumber(), data.grantNumber],
          [texts.priority(), data.priorityOn !== data.filedOn && date(data.priorityOn)],
          [texts.filedOn(), date(data.filedOn)],
          [texts.publishedOn(), date(data.publishedOn)],
          [texts.grantedOn(), date(data.grantedOn)],
          [texts.endedOn(), date(data.endedOn)],
          [texts.endReason(), data.endReason],
          [texts.expiresOn(), date(data.expiresOn)],
          [texts.attorney(), data.attorney],
          [texts.project(), project && linkTo(project)],
          [texts.disclosure(), inventionDisclosure && linkTo(inventionDisclosure)],
          [texts.owner(), owner?.name ?? texts.formerMember()],
          [texts.number(), data.number],
        ]}
      />
    </Section>
  )
}
