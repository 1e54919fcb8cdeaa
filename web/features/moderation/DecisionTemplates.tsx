/** The templates of decisions: read, added, changed and deleted. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/moderation/templates.js'
import type {
  DecisionTemplates_query$data,
  DecisionTemplates_query$key,
} from '#web/__generated__/DecisionTemplates_query.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { EditTemplate, NewTemplate } from './TemplateForm.tsx'
import { decisionWords, wordsIn } from './moderationWords.ts'

export type DecisionTemplate = DecisionTemplates_query$data['moderationTemplates'][number]

export function DecisionTemplates({ query }: { query: DecisionTemplates_query$key }) {
  const { moderationTemplates } = useFragment(
    graphql`
      fragment DecisionTemplates_query on Query {
        moderationTemplates {
          id
          name
          decision
          text
          textArabic
        }
      }
    `,
    query,
  )
  const [open, setOpen] = useState<DecisionTemplate | 'new' | null>(null)
  const onClose = () => setOpen(null)
  return (
    <Section title={texts.templates()}>
      <Text color="fg.muted">{texts.description()}</Text>
      {moderationTemplates.length > 0 && (
        <SmallTable
          name={texts.templates()}
          columns={[
            { header: texts.name(), cell: ({ name }) => name },
            { header: texts.decision(), cell: ({ decision }) => wordsIn(decisionWords, decision) },
            {
              header: texts.text(),
              cell: ({ text }) => (
                <Text lineClamp={2} dir="auto">
                  {text}
                </Text>
              ),
            },
            {
              header: texts.edit(),
              quiet: true,
              cell: (template) => (
                <Button
                  size="xs"
                  variant="outline"
                  aria-label={texts.editNamed({ name: template.name })}
                  onClick={() => setOpen(template)}
                >
                  {texts.edit()}
                </Button>
              ),
            },
          ]}
          rows={moderationTemplates}
          keyOf={({ id }) => id}
        />
      )}
      <Stack direction="row">
        <Button variant="outline" onClick={() => setOpen('new')}>
          <Plus size={16} aria-hidden />
          {texts.add()}
        </Button>
      </Stack>
      {open === 'new' && <NewTemplate onClose={onClose} />}
      {open !== null && open !== 'new' && <EditTemplate template={open} onClose={onClose} />}
    </Section>
  )
}
