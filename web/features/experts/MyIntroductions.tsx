/** The viewer's wishes to be introduced to experts, the latest first. */
import { Button, Stack } from '@chakra-ui/react'
import { Handshake } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/experts/myIntroductions.js'
import type { MyIntroductions_query$key } from '#web/__generated__/MyIntroductions_query.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { Introduction } from './Introduction.tsx'

interface Props {
  query: MyIntroductions_query$key
  onOpen: (number: number) => void
}

export function MyIntroductions({ query, onOpen }: Props) {
  const { introductions } = useFragment(
    graphql`
      fragment MyIntroductions_query on Query {
        introductions(first: 100) {
          edges {
            node {
              id
              state
              expert {
                number
                name
              }
              ...Introduction_introduction
            }
          }
        }
      }
    `,
    query,
  )
  const rows = nodesOf(introductions)
  if (!rows.length)
    return <EmptyState icon={Handshake} title={texts.noIntroductionsYet()} message={texts.openAnExpertAndRequest()} />
  return (
    <Stack gap="4">
      {rows.map((introduction) => (
        <Section key={introduction.id} title={introduction.expert?.name ?? texts.formerMember()}>
          <Introduction introduction={introduction} />
          {introduction.expert && (
            <Button
              size="sm"
              variant="outline"
              alignSelf="start"
              aria-label={texts.viewProfileOf({ expert: introduction.expert.name })}
              onClick={() => onOpen(introduction.expert!.number)}
            >
              {texts.viewProfile()}
            </Button>
          )}
        </Section>
      ))}
    </Stack>
  )
}
