/** The facts of a support request, with the clock of its answer. */
import { Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as agreements from '#texts/agreements/made.js'
import * as texts from '#texts/support/request.js'
import * as words from '#texts/support/words.js'
import type { SupportRequestFacts_request$key } from '#web/__generated__/SupportRequestFacts_request.graphql.ts'
import { DraftSource } from '#web/features/agreements/DraftSource.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { answerInWords } from './answersIn.ts'
import { placeOf } from './categoryChoices.ts'
import { urgencyWords } from './supportWords.ts'

export function SupportRequestFacts({ request }: { request: SupportRequestFacts_request$key }) {
  const data = useFragment(
    graphql`
      fragment SupportRequestFacts_request on SupportRequest {
        subtype
        urgency
        neededBy
        answerBy
        waitingSince
        submittedAt
        firstAnsweredAt
        resolvedAt
        closedAt
        reopenedCount
        rating
        ratingComment
        category {
          name
          parent {
            name
            parent {
              name
            }
          }
        }
        answers {
          label
          value
        }
        agreementDraft {
          ...DraftSource_draft
        }
        mergedInto {
          number
          path
          title
        }
        project {
          path
          title
        }
        requester {
          name
        }
        assignee {
          name
        }
      }
    `,
    request,
  )
  const { project, rating, waitingSince, reopenedCount, urgency } = data
  const linked = project && (
    <TextLink asChild textDecoration="underline">
      <Link to={project.path}>{project.title}</Link>
    </TextLink>
  )
  const source = data.agreementDraft && <DraftSource draft={data.agreementDraft} />
  const merged = data.mergedInto && (
    <TextLink asChild textDecoration="underline">
      <Link to={data.mergedInto.path}>{texts.mergedTitle(data.mergedInto)}</Link>
    </TextLink>
  )
  return (
    <Section title={texts.details()}>
      <Facts
        facts={[
          [
            texts.answerBy(),
            data.resolvedAt
              ? null
              : [formatDate(data.answerBy), waitingSince && texts.stopped({ date: formatDate(waitingSince) })]
                  .filter(Boolean)
                  .join('\n'),
          ],
          [texts.category(), placeOf(data.category)],
          ...data.answers.map(({ label, value }): [string, string] => [label, answerInWords(value)]),
          [texts.subtype(), data.subtype],
          [agreements.madeFrom(), source],
          [texts.mergedInto(), merged],
          [texts.urgency(), urgencyWords[urgency as keyof typeof urgencyWords]],
          [texts.neededBy(), data.neededBy && formatDate(data.neededBy)],
          [texts.project(), linked],
          [texts.requester(), data.requester?.name ?? words.formerMember()],
          [texts.assignee(), data.assignee?.name ?? words.nobody()],
          [texts.submitted(), formatDate(data.submittedAt)],
          [texts.firstAnswered(), data.firstAnsweredAt && formatDate(data.firstAnsweredAt)],
          [texts.resolved(), data.resolvedAt && formatDate(data.resolvedAt)],
          [texts.closed(), data.closedAt && formatDate(data.closedAt)],
          [texts.reopened(), reopenedCount > 0 && texts.times({ count: reopenedCount })],
          [
            texts.rating(),
            rating && [words.stars({ rating: String(rating) }), data.ratingComment].filter(Boolean).join('\n'),
          ],
        ]}
      />
    </Section>
  )
}
