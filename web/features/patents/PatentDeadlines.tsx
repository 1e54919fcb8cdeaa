/** By when something is to be done about a patent: open deadlines first, then those that are closed. */
import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as form from '#texts/patents/form.js'
import * as texts from '#texts/patents/view.js'
import type { PatentDeadlines_patent$key } from '#web/__generated__/PatentDeadlines_patent.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { CloseDeadline } from './CloseDeadline.tsx'
import { AddDeadline, EditDeadline } from './DeadlineForm.tsx'
import { DeadlineRow, type Deadline } from './DeadlineRow.tsx'

type Open = 'new' | { edit: Deadline } | { close: Deadline } | null

export function PatentDeadlines({ patent }: { patent: PatentDeadlines_patent$key }) {
  const { id, canUpdate, deadlines } = useFragment(
    graphql`
      fragment PatentDeadlines_patent on Patent {
        id
        canUpdate
        deadlines {
          id
          kind
          task
          dueOn
          isOverdue
          outcome
          closedOn
          note
          closedBy {
            name
          }
          handler {
            name
          }
        }
      }
    `,
    patent,
  )
  const [open, setOpen] = useState<Open>(null)
  const onClose = () => setOpen(null)
  if (!deadlines) return null
  const waiting = deadlines.filter(({ outcome }) => !outcome)
  const closed = deadlines.filter(({ outcome }) => outcome)
  const rows = (some: readonly Deadline[]) => (
    <Stack as="ul" gap="0" listStyleType="none">
      {some.map((deadline) => (
        <DeadlineRow
          key={deadline.id}
          deadline={deadline}
          canUpdate={canUpdate}
          onClose={() => setOpen({ close: deadline })}
          onEdit={() => setOpen({ edit: deadline })}
        />
      ))}
    </Stack>
  )
  return (
    <Section title={texts.deadlines()}>
      <Text fontSize="sm" color="fg.muted">
        {texts.deadlinesHint()}
      </Text>
      {waiting.length ? rows(waiting) : <Text color="fg.muted">{texts.noDeadlines()}</Text>}
      {closed.length > 0 && (
        <>
          <Heading as="h3" size="sm">
            {texts.closedDeadlines()}
          </Heading>
          {rows(closed)}
        </>
      )}
      {canUpdate && (
        <Flex>
          <Button variant="outline" onClick={() => setOpen('new')}>
            <CalendarPlus size={16} aria-hidden />
            {form.addDeadline()}
          </Button>
        </Flex>
      )}
      {open === 'new' && <AddDeadline id={id} onClose={onClose} />}
      {open && open !== 'new' && 'edit' in open && <EditDeadline deadline={open.edit} onClose={onClose} />}
      {open && open !== 'new' && 'close' in open && <CloseDeadline deadline={open.close} onClose={onClose} />}
    </Section>
  )
}
