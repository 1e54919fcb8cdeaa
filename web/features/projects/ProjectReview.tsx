/** Everything that was entered, step by step, with what is missing and the way to it. */
import { Alert, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Pencil } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/projectWizard.js'
import { listed } from '#listed'
import type { ProjectReview_project$key } from '#web/__generated__/ProjectReview_project.graphql.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { named, useGoToField } from '#web/ui/form/ErrorSummary.tsx'
import { useSteps, type FormStep } from '#web/ui/form/FormSteps.tsx'
import { useLabels } from '#web/ui/form/useRule.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import { isEmpty, reviewWords, type Written } from './reviewWords.ts'

interface Props {
  steps: readonly FormStep[]
  project: ProjectReview_project$key | null
}

export function ProjectReview({ steps, project: key }: Props) {
  const project = useFragment(
    graphql`
      fragment ProjectReview_project on Project {
        members {
          user {
            id
            name
          }
        }
        files {
          id
          name
        }
      }
    `,
    key,
  )
  const { values, errors } = useFormikContext<Record<string, Written>>()
  const labels = useLabels()
  const fields = steps.flatMap((step) => step.fields)
  const missing = fields.filter((name) => labels[name]?.required && isEmpty(values[name]))
  const wrong = fields.filter((name) => errors[name] !== undefined && !missing.includes(name))
  const people = (project?.members ?? []).flatMap(({ user }) => user?.name ?? [])
  return (
    <Stack gap="4">
      {missing.length > 0 && (
        <ToDo
          title={texts.missing({ count: missing.length })}
          fields={missing.map((name) => [name, texts.add({ field: labels[name]?.label ?? name })])}
        />
      )}
      {wrong.length > 0 && (
        <ToDo
          title={texts.wrong({ count: wrong.length })}
          fields={wrong.map((name) => [name, named(labels[name]?.label, String(errors[name]))])}
        />
      )}
      {missing.length + wrong.length === 0 && (
        <Alert.Root status="success">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{texts.complete()}</Alert.Title>
            <Alert.Description>{texts.submitNote()}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {steps.map((step, nth) => (
        <Part
          key={step.title}
          title={step.title}
          nth={nth}
          facts={[
            ...step.fields.map((name) => [labels[name]?.label ?? name, reviewWords(name, values[name])] as const),
            ...(nth === steps.length - 1
              ? [
                  [texts.team(), listed(people)] as const,
                  [texts.files(), listed((project?.files ?? []).map(({ name }) => name))] as const,
                ]
              : []),
          ]}
        />
      ))}
    </Stack>
  )
}

interface ToDoProps {
  title: string
  /** The names of fields, each with what has to be done. */
  fields: readonly (readonly [string, string])[]
}

function ToDo({ title, fields }: ToDoProps) {
  const goTo = useGoToField()
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Stack as="ul" gap="0.5" listStyleType="none">
          {fields.map(([name, words]) => (
            <li key={name}>
              <TextButton textDecoration="underline" color="inherit" onClick={() => goTo(name)}>
                {words}
              </TextButton>
            </li>
          ))}
        </Stack>
      </Alert.Content>
    </Alert.Root>
  )
}

interface PartProps {
  title: string
  nth: number
  facts: readonly (readonly [string, string])[]
}

function Part({ title, nth, facts }: PartProps) {
  const { go } = useSteps()!
  const filled = facts.filter(([, words]) => words)
  return (
    <Stack as="section" aria-label={title} bg="bg.panel" borderWidth="1px" borderRadius="md" padding="5" gap="3">
      <Flex justifyContent="space-between" alignItems="center" gap="3">
        <Heading as="h3" size="sm">
          {title}
        </Heading>
        <Button size="xs" variant="outline" aria-label={texts.changeStep({ title })} onClick={() => go(nth)}>
          <Pencil size={14} aria-hidden />
          {texts.change()}
        </Button>
      </Flex>
      {filled.length > 0 ? <Facts facts={filled} /> : <Text color="fg.muted">{texts.nothingYet()}</Text>}
    </Stack>
  )
}
