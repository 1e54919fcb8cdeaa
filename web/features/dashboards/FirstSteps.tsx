/** What somebody new does first, ticked off by what the records say, and the university's own steps by hand; it goes when all is done or it is put away. */
import { Box, Button, Text } from '@chakra-ui/react'
import { Circle, CircleCheck } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/dashboards/firstSteps.js'
import type { FirstSteps_query$key } from '#web/__generated__/FirstSteps_query.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { stepLinks } from './stepLinks.ts'
import { UniversityStepRow } from './UniversityStepRow.tsx'
import { useFirstStepsHidden } from './useFirstStepsHidden.ts'

export function FirstSteps({ query }: { query: FirstSteps_query$key }) {
  const { viewer } = useFragment(
    graphql`
      fragment FirstSteps_query on Query {
        viewer {
          id
          firstSteps {
            kind
            done
          }
          universitySteps {
            id
            done
            ...UniversityStepRow_step
          }
        }
      }
    `,
    query,
  )
  const [setHidden, saving] = useFirstStepsHidden()
  const steps = viewer?.firstSteps ?? []
  const own = viewer?.universitySteps?.flatMap((step) => step ?? []) ?? []
  const all = [...steps, ...own]
  const done = all.filter((step) => step.done).length
  if (done === all.length) return null
  return (
    <Section title={texts.firstSteps()}>
      <Text color="fg.muted" fontSize="sm">
        {texts.progress({ done, all: all.length })}
      </Text>
      <LinkRows>
        {steps.map(({ kind, done: isDone }) => {
          const { to, title, note } = stepLinks[kind as keyof typeof stepLinks]
          return <LinkRow key={kind} to={to} title={title} note={isDone ? null : note} icon={<Tick done={isDone} />} />
        })}
        {own.map((step) => (
          <UniversityStepRow key={step.id} step={step} />
        ))}
      </LinkRows>
      <Button size="sm" variant="outline" alignSelf="start" loading={saving} onClick={() => void setHidden(true)}>
        {texts.hide()}
      </Button>
    </Section>
  )
}

const Tick = ({ done }: { done: boolean }) => (
  <Box color={done ? 'fg.success' : 'fg.muted'} marginTop="1px">
    {done ? (
      <CircleCheck size={20} role="img" aria-label={texts.isDone()} />
    ) : (
      <Circle size={20} role="img" aria-label={texts.isOpen()} />
    )}
  </Box>
)
