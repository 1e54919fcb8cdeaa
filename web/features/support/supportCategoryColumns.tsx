/** Categories of support as rows and cards of their list. */
import { Button, Heading, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/support/categories.js'
import * as counts from '#texts/support/counts.js'
import { dotted } from '#listed'
import type {
  supportCategoryColumns_category$data,
  supportCategoryColumns_category$key,
} from '#web/__generated__/supportCategoryColumns_category.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { ArticleName } from './ArticleName.tsx'
import { placeOf } from './categoryChoices.ts'
import { categoryPath } from './supportPaths.ts'

export type Category = supportCategoryColumns_category$data[number]
type Edit = (category: Category) => void

export const useSupportCategories = (categories: supportCategoryColumns_category$key) =>
  useFragment<supportCategoryColumns_category$key>(
    graphql`
      fragment supportCategoryColumns_category on SupportCategory @relay(plural: true) {
        id
        number
        name
        description
        answerDays
        article
        active
        parent {
          name
          parent {
            name
          }
        }
        ...SupportCategoryForm_category
      }
    `,
    categories,
  )

const State = ({ active }: { active: boolean }) => (
  <Tag tone={active ? 'success' : 'neutral'}>{active ? texts.active() : texts.inactive()}</Tag>
)

const EditButton = ({ category, onEdit }: { category: Category; onEdit: Edit }) => (
  <Button
    size="xs"
    variant="outline"
    alignSelf="start"
    aria-label={texts.editNamed({ name: category.name })}
    onClick={() => onEdit(category)}
  >
    {texts.edit()}
  </Button>
)

export const supportCategoryColumns = (onEdit: Edit): Column<Category>[] => [
  {
    header: texts.name(),
    share: 2.5,
    keep: true,
    sort: 'NAME',
    file: { Number: 'number', [texts.name()]: 'name' },
    cell: (category) => (
      <Stack gap="0" dir="auto">
        <TextLink asChild fontWeight="medium">
          <Link to={categoryPath(category.number)}>{category.name}</Link>
        </TextLink>
        <Text fontSize="xs" color="fg.muted">
          {dotted([category.parent && placeOf(category.parent), category.description])}
        </Text>
      </Stack>
    ),
  },
  {
    header: texts.answerTime(),
    width: 9,
    sort: 'ANSWER_DAYS',
    file: 'answerDays',
    cell: ({ answerDays }) => counts.workingDays({ count: answerDays }),
  },
  { header: texts.article(), share: 1.5, file: 'article', cell: ({ article }) => <ArticleName slug={article} /> },
  { header: texts.state(), width: 6.5, file: 'active', cell: ({ active }) => <State active={active} /> },
  {
    header: texts.edit(),
    width: 5,
    keep: true,
    cell: (category) => <EditButton category={category} onEdit={onEdit} />,
  },
]

export const SupportCategoryCard = ({ category, onEdit }: { category: Category; onEdit: Edit }) => (
  <Card aria-label={category.name}>
    <State active={category.active} />
    <Heading as="h2" size="md" dir="auto">
      <Link to={categoryPath(category.number)}>{category.name}</Link>
    </Heading>
    <Text flex="1" color="fg.muted" dir="auto">
      {category.description}
    </Text>
    <Text fontSize="sm">{counts.workingDays({ count: category.answerDays })}</Text>
    <EditButton category={category} onEdit={onEdit} />
  </Card>
)
