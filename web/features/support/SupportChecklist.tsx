/** The team's checklist of a request: steps are ticked, added and taken away. The researcher never sees it. */
import { chakra, Flex, IconButton, Stack, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { setSupportStepRules } from '#api/features/support/support.rules.ts'
import * as texts from '#texts/support/checklist.js'
import type { SupportChecklist_request$key } from '#web/__generated__/SupportChecklist_request.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { Tick } from '#web/ui/form/Tick.tsx'
import { formatDate } from '#web/ui/format.ts'
import { useChecklist } from './useChecklist.ts'

const rules = setSupportStepRules.pick(['text'])

export function SupportChecklist({ request: key }: { request: SupportChecklist_request$key }) {
  const { id, steps } = useFragment(
    graphql`
      fragment SupportChecklist_request on SupportRequest {
        id
        steps {
          number
          text
          doneAt
          doneBy {
            name
          }
        }
      }
    `,
    key,
  )
  const { add, tick, remove } = useChecklist(id)
  const [added, setAdded] = useState(0)
  if (!steps) return null
  const done = steps.filter(({ doneAt }) => doneAt).length
  return (
    <Section title={texts.title()}>
      {steps.length > 0 && (
        <>
          <Text color="fg.muted" fontSize="sm">
            {texts.progress({ done, all: steps.length })}
          </Text>
          <Stack as="ul" gap="2" listStyleType="none">
            {steps.map(({ number, text, doneAt, doneBy }) => (
              <Flex as="li" key={number} gap="2" alignItems="start">
                <chakra.label display="flex" gap="2.5" flex="1" minW="0" alignItems="start">
                  <Tick
                    name={`step${number}`}
                    checked={doneAt !== null}
                    onChange={(checked) => void tick(number, checked)}
                  />
                  <Stack gap="0" minW="0">
                    <Text overflowWrap="anywhere" dir="auto" {...(doneAt && { color: 'fg.muted' })}>
                      {text}
                    </Text>
                    {doneAt && (
                      <Text fontSize="xs" color="fg.muted">
                        {texts.doneBy({ name: doneBy?.name ?? texts.formerMember(), date: formatDate(doneAt) })}
                      </Text>
                    )}
                  </Stack>
                </chakra.label>
                <IconButton
                  size="xs"
                  variant="ghost"
                  aria-label={texts.remove({ text })}
                  onClick={() => void remove(number)}
                >
                  <X size={16} aria-hidden />
                </IconButton>
              </Flex>
            ))}
          </Stack>
        </>
      )}
      <Form
        call="setSupportStep"
        key={added}
        rules={rules}
        initial={{ text: '' }}
        action={({ text }) => add(text)}
        onDone={() => setAdded((times) => times + 1)}
        actions={
          <SubmitButton size="sm" variant="outline" alignSelf="start">
            {texts.add()}
          </SubmitButton>
        }
      >
        <TextField name="text" />
      </Form>
    </Section>
  )
}
