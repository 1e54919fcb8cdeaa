/** How far the university is with a company, who keeps it, what one expects; and two spellings of a company made one. */
import { Box, Button, HStack, IconButton, Text } from '@chakra-ui/react'
import { EllipsisVertical, Pencil } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { mergeCompaniesRules, setCompanyRelationRules } from '#api/features/companies/company.rules.ts'
import type { CompanyRelation_company$key } from '#web/__generated__/CompanyRelation_company.graphql.ts'
import type { CompanyRelationDeleteMutation } from '#web/__generated__/CompanyRelationDeleteMutation.graphql.ts'
import type { CompanyRelationMergeMutation } from '#web/__generated__/CompanyRelationMergeMutation.graphql.ts'
import type { CompanyRelationMutation } from '#web/__generated__/CompanyRelationMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { ActionMenu } from '#web/ui/ActionMenu.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { NumberField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { formatDate } from '#web/ui/format.ts'
import { CompanyField } from './CompanyField.tsx'
import { contactWords, stageChoices, universityRoles, valueWords } from './companyWords.ts'
import { StageTag } from './StageTag.tsx'

const rules = setCompanyRelationRules.omit(['id'])
const mergeRules = mergeCompaniesRules.omit(['id'])
const saved = { success: { title: 'Saved' } }
const merged = { success: { title: 'Companies merged' } }
const deleted = { success: { title: 'Company deleted' } }

interface Props {
  company: CompanyRelation_company$key
  onGone: () => void
  onChanged: () => void
}

export function CompanyRelation({ company: key, onGone, onChanged }: Props) {
  const company = useFragment(
    graphql`
      fragment CompanyRelation_company on Company {
        id
        name
        stage
        owner {
          id
          name
        }
        expectedValue
        lastContact
        otherNames
        proposalCount
        waitingCount
        overdueCount
        acceptedCount
        people {
          id
          name
        }
        createdAt
      }
    `,
    key,
  )
  const { id, name, stage, owner, expectedValue, people, otherNames } = company
  const [asked, setAsked] = useState<'edit' | 'merge' | null>(null)
  const confirm = useConfirm()
  const { set, merge, remove } = useRelation()
  if (!stage) return null
  const close = () => setAsked(null)
  const gone = () => {
    onGone()
    onChanged()
  }
  const askAndRemove = () =>
    confirm({
      title: `Delete “${name}”?`,
      message: 'Its notes and tasks are gone with it. A company with accounts or challenges can only be merged.',
      confirm: 'Delete',
      danger: true,
      onConfirm: async () => {
        const { ok } = await remove({ input: { id } })
        if (ok) gone()
        return ok
      },
    })
  return (
    <Section title="Relationship">
      <Facts
        facts={[
          ['Stage', <StageTag key="stage" stage={stage} />],
          ['Account owner', owner?.name ?? 'Nobody'],
          ['Expected value', valueWords(expectedValue)],
          ['Last contact', contactWords(company.lastContact)],
          ['Proposals', `${company.proposalCount ?? 0}, ${company.waitingCount ?? 0} to answer`],
          ['Accepted', String(company.acceptedCount ?? 0)],
          [
            'Late answers',
            company.overdueCount ? (
              <Tag key="late" tone="danger">
                {company.overdueCount}
              </Tag>
            ) : (
              'None'
            ),
          ],
          ['Contacts', people?.map((person) => person.name).join(', ') || 'Nobody has an account'],
          ['Also known as', otherNames?.join('\n')],
          ['Known since', formatDate(company.createdAt)],
        ]}
      />
      <HStack gap="2">
        <Button size="sm" variant="outline" onClick={() => setAsked('edit')}>
          <Pencil size={16} aria-hidden />
          Edit relationship
        </Button>
        <ActionMenu
          trigger={
            <IconButton size="sm" variant="ghost" aria-label={`More actions for ${name}`}>
              <EllipsisVertical size={16} />
            </IconButton>
          }
          actions={[
            { label: 'Merge into another company', onSelect: () => setAsked('merge') },
            { label: 'Delete', danger: true, onSelect: askAndRemove },
          ]}
        />
      </HStack>
      {asked === 'edit' && (
        <FormDialog
          call="setCompanyRelation"
          open
          onClose={close}
          title={`Relationship with ${name}`}
          rules={rules}
          initial={{ stage, ownerId: owner?.id ?? '', expectedValue: expectedValue ?? null }}
          action={(values) => set({ input: { id, ...values } })}
          onDone={onChanged}
          submit="Save"
        >
          <SelectField name="stage" choices={stageChoices} />
          <PersonField name="ownerId" roles={universityRoles} hint="Who keeps the contact. Nobody when it is empty." />
          <NumberField name="expectedValue" hint="AED, in whole units: what you expect of working together." />
        </FormDialog>
      )}
      {asked === 'merge' && (
        <FormDialog
          call="mergeCompanies"
          open
          onClose={close}
          title="Merge into another company"
          rules={mergeRules}
          initial={{ intoId: '' }}
          action={({ intoId }) => merge({ input: { id, intoId } })}
          onDone={gone}
          submit="Merge"
          danger
        >
          <Box>
            <Text>
              “{name}” is another spelling of the company that stays. People, challenges, notes and tasks move there,
              and whoever writes “{name}” from now on means it.
            </Text>
            <Text color="fg.muted">This cannot be undone.</Text>
          </Box>
          <CompanyField name="intoId" without={id} />
        </FormDialog>
      )}
    </Section>
  )
}

function useRelation() {
  const [set] = useAction<CompanyRelationMutation>(
    graphql`
      mutation CompanyRelationMutation($input: SetCompanyRelationInput!) {
        setCompanyRelation(input: $input) {
          company {
            ...CompanyRelation_company
            ...RecordHistory_record
          }
        }
      }
    `,
    saved,
  )
  const [merge] = useAction<CompanyRelationMergeMutation>(
    graphql`
      mutation CompanyRelationMergeMutation($input: MergeCompaniesInput!) {
        mergeCompanies(input: $input) {
          company {
            ...CompanyRelation_company
          }
        }
      }
    `,
    merged,
  )
  const [remove] = useAction<CompanyRelationDeleteMutation>(
    graphql`
      mutation CompanyRelationDeleteMutation($input: DeleteCompanyInput!) {
        deleteCompany(input: $input) {
          deletedId
        }
      }
    `,
    deleted,
  )
  return { set, merge, remove }
}
