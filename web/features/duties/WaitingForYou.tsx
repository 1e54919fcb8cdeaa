/** The first of what waits for the viewer, with the way to all of it; every dashboard begins with it. */
import { HStack, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/duties/waiting.js'
import type { WaitingForYou_query$key } from '#web/__generated__/WaitingForYou_query.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'
import { LinkRows } from '#web/ui/LinkRows.tsx'
import { DutyRow } from './DutyRow.tsx'

interface Props {
  query: WaitingForYou_query$key
  /** Says nothing when nothing waits: a newcomer has enough to read. */
  quiet?: boolean
}

export function WaitingForYou({ query, quiet = false }: Props) {
  const data = useFragment(
    graphql`
      fragment WaitingForYou_query on Query {
        dutyCount {
          open
          overdue
        }
        duties(first: 5) {
          edges {
            node {
              id
              ...DutyRow_duty
            }
          }
        }
      }
    `,
    query,
  )
  const { permissions } = useViewer()
  const { open, overdue } = data.dutyCount
  if (quiet && !open) return null
  const rows = nodesOf(data.duties)
  return (
    <div data-tour="waiting">
      <Section title={open ? texts.titleCounted({ open: formatCount(open) }) : texts.title()}>
        {overdue > 0 && (
          <Text color="fg.error" fontWeight="medium">
            {texts.overdue({ count: overdue })}
          </Text>
        )}
        <LinkRows none={texts.nothing()}>
          {rows.map((duty) => (
            <DutyRow key={duty.id} duty={duty} />
          ))}
        </LinkRows>
        <HStack gap="4" wrap="wrap">
          <TextLink asChild textDecoration="underline">
            <Link to="/waiting">{open > rows.length ? texts.all({ open: formatCount(open) }) : texts.own()}</Link>
          </TextLink>
          {permissions.includes('UNIVERSITY_DASHBOARD') && (
            <TextLink asChild textDecoration="underline">
              <Link to="/kuteam/support">{texts.teamsQueue()}</Link>
            </TextLink>
          )}
          <TextLink asChild textDecoration="underline">
            <Link to="/answer-times">{texts.promises()}</Link>
          </TextLink>
        </HStack>
      </Section>
    </div>
  )
}
