/** The expert's feedback: what is owed, what was written, and the form by the six criteria. */
import { Stack } from '@chakra-ui/react'
import { MessageSquareText } from 'lucide-react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/experts/feedbackPage.js'
import type { FeedbackPageQuery } from '#web/__generated__/FeedbackPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { Contribution } from './Contribution.tsx'
import { EvaluationForm } from './EvaluationForm.tsx'
import { OwedFeedback } from './OwedFeedback.tsx'
import { WrittenFeedback } from './WrittenFeedback.tsx'

export default function FeedbackPage() {
  const data = usePage<FeedbackPageQuery>(graphql`
    query FeedbackPageQuery @preloadable {
      viewer {
        ...useKeptDraft_viewer
      }
      validationRequests(first: 100) {
        edges {
          node {
            id
            number
            title
            status
            acceptedAt
            canAnswer
            session {
              startsAt
              endsAt
              location
              videoLink
            }
            idea {
              title
              description
            }
            evaluation {
              id
            }
            ...WrittenFeedback_request
            ...OwedFeedback_request
          }
        }
      }
      ...Contribution_query
    }
  `)
  const { validationRequests, viewer } = data
  const [search, setSearch] = useSearchParams()
  const requests = nodesOf(validationRequests).filter(({ canAnswer }) => canAnswer)
  const owed = requests.filter(({ status, acceptedAt }) => status === 'ASSIGNED' && acceptedAt)
  const written = requests.filter(({ evaluation }) => evaluation)
  const open = owed.find(({ number }) => String(number) === search.get('request'))
  return (
    <>
      <PageHeader title={texts.feedback()} description={texts.whatYouThinkOfThe()} />
      <Stack gap="5">
        {open && (
          <Section title={texts.feedbackOn({ title: open.title })}>
            {open.idea && <WrittenText color="fg.muted">{open.idea.description}</WrittenText>}
            <EvaluationForm
              key={open.id}
              id={open.id}
              number={open.number}
              session={open.session}
              viewer={viewer}
              onDone={() => setSearch({})}
              onCancel={() => setSearch({})}
            />
          </Section>
        )}
        {owed.length > 0 && (
          <Section title={texts.feedbackOwed()}>
            {owed.map((request) => (
              <OwedFeedback
                key={request.id}
                request={request}
                viewer={viewer}
                open={open?.id === request.id}
                onOpen={() => setSearch({ request: String(request.number) })}
              />
            ))}
          </Section>
        )}
        {written.length > 0 && (
          <Section title={texts.written()}>
            {written.map((request) => (
              <WrittenFeedback key={request.id} request={request} />
            ))}
          </Section>
        )}
        {!owed.length && !written.length && (
          <EmptyState icon={MessageSquareText} title={texts.noFeedbackYet()} message={texts.acceptARequestInYour()} />
        )}
        <Contribution query={data} />
      </Stack>
    </>
  )
}
