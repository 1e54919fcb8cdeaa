/** Templates of answers as rows and cards of their list. */
import { Button, Heading, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/support/templates.js'
import type {
  supportTemplateColumns_template$data,
  supportTemplateColumns_template$key,
} from '#web/__generated__/supportTemplateColumns_template.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'

export type Template = supportTemplateColumns_template$data[number]
type Edit = (template: Template) => void

export const useSupportTemplates = (templates: supportTemplateColumns_template$key) =>
  useFragment<supportTemplateColumns_template$key>(
    graphql`
      fragment supportTemplateColumns_template on SupportTemplate @relay(plural: true) {
        id
        number
        name
        text
        updatedAt
        category {
          id
          name
        }
      }
    `,
    templates,
  )

const EditButton = ({ template, onEdit }: { template: Template; onEdit: Edit }) => (
  <Button
    size="xs"
    variant="outline"
    alignSelf="start"
    aria-label={texts.editNamed({ name: template.name })}
    onClick={() => onEdit(template)}
  >
    {texts.edit()}
  </Button>
)

export const supportTemplateColumns = (onEdit: Edit): Column<Template>[] => [
  {
    header: texts.name(),
    share: 1.2,
    keep: true,
    sort: 'NAME',
    file: { Number: 'number', [texts.name()]: 'name' },
    cell: ({ name }) => (
      <Text fontWeight="medium" dir="auto">
        {name}
      </Text>
    ),
  },
  {
    header: texts.text(),
    share: 2.5,
    file: 'text',
    cell: ({ text }) => (
      <Text lineClamp={2} dir="auto">
        {text}
      </Text>
    ),
  },
  {
    header: texts.category(),
    share: 1,
    file: { [texts.category()]: 'category.name' },
    cell: ({ category }) => category?.name ?? texts.all(),
  },
  {
    header: texts.changed(),
    width: 7.5,
    sort: 'UPDATED_AT',
    file: 'updatedAt',
    look: 'one-line',
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
  {
    header: texts.edit(),
    width: 5,
    keep: true,
    cell: (template) => <EditButton template={template} onEdit={onEdit} />,
  },
]

export const SupportTemplateCard = ({ template, onEdit }: { template: Template; onEdit: Edit }) => (
  <Card aria-label={template.name}>
    <Heading as="h2" size="md" dir="auto">
      {template.name}
    </Heading>
    <Text flex="1" color="fg.muted" lineClamp={4} dir="auto">
      {template.text}
    </Text>
    <Text fontSize="sm">{template.category?.name ?? texts.all()}</Text>
    <EditButton template={template} onEdit={onEdit} />
  </Card>
)
