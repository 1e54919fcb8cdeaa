/** What a category of support asks for, who is notified of its requests, and what is done for them. */
import { Stack, Text } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/support/categories.js'
import * as counts from '#texts/support/counts.js'
import type { SupportCategoryView_category$key } from '#web/__generated__/SupportCategoryView_category.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import type { Choice } from '#web/ui/form/SelectField.tsx'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import type { Back } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { ArticleName } from './ArticleName.tsx'
import { placeOf } from './categoryChoices.ts'
import { SupportCategoryFields } from './SupportCategoryFields.tsx'
import { EditSupportCategory } from './SupportCategoryForm.tsx'
import { categoryPath } from './supportPaths.ts'

interface Props {
  category: SupportCategoryView_category$key
  places: readonly Choice[]
  back: Back
}

export function SupportCategoryView({ category: key, places, back }: Props) {
  const category = useFragment(
    graphql`
      fragment SupportCategoryView_category on SupportCategory {
        name
        description
        answerDays
        article
        active
        checklist
        parent {
          name
          parent {
            name
          }
        }
        children {
          id
          number
          name
          answerDays
        }
        members {
          user {
            id
            name
          }
        }
        ...SupportCategoryFields_category
        ...SupportCategoryForm_category
      }
    `,
    key,
  )
  const [editing, setEditing] = useState(false)
  const { name, description, answerDays, article, active, checklist, parent, children, members } = category
  const people = (members ?? []).flatMap(({ user }) => (user ? [user] : []))
  return (
    <RecordPage
      title={name}
      note={parent && placeOf(parent)}
      badges={<Tag tone={active ? 'success' : 'neutral'}>{active ? texts.active() : texts.inactive()}</Tag>}
      back={back}
      actions={[{ next: true, label: texts.edit(), icon: Pencil, onSelect: () => setEditing(true) }]}
      rail={
        <Section title={texts.details()}>
          <Facts
            columns={1}
            facts={[
              [texts.answerTime(), counts.workingDays({ count: answerDays })],
              [texts.people(), people.map((one) => one.name).join('\n') || texts.wholeTeam()],
              [texts.article(), <ArticleName key="article" slug={article} />],
            ]}
          />
        </Section>
      }
    >
      {description && <Text dir="auto">{description}</Text>}
      <SupportCategoryFields category={category} />
      <Section title={texts.checklist()}>
        {checklist?.length ? (
          <Stack as="ol" gap="1.5" paddingInlineStart="5" listStyleType="decimal">
            {checklist.map((step) => (
              <li key={step} dir="auto">
                {step}
              </li>
            ))}
          </Stack>
        ) : (
          <Text color="fg.muted">{texts.noChecklist()}</Text>
        )}
      </Section>
      {children.length > 0 && (
        <Section title={texts.parts()}>
          <LinkRows>
            {children.map((part) => (
              <LinkRow key={part.id} to={categoryPath(part.number)} title={part.name}>
                <Tag tone="info">{counts.workingDays({ count: part.answerDays })}</Tag>
              </LinkRow>
            ))}
          </LinkRows>
        </Section>
      )}
      {editing && <EditSupportCategory category={category} places={places} onClose={() => setEditing(false)} />}
    </RecordPage>
  )
}
