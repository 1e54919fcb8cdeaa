/** How far the university is with a company, who keeps it, what one expects; and two spellings of a company made one. */
import { Box, Button, HStack, Text } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/companies/companyRelation.js'
import { listed } from '#listed'
import { mergeCompaniesRules, setCompanyRelationRules } from '#api/features/companies/company.rules.ts'
import type { CompanyRelation_company$key } from '#web/__generated__/CompanyRelation_company.graphql.ts'
import type { CompanyRelationDeleteMutation } from '#web/__generated__/CompanyRelationDeleteMutation.graphql.ts'
import type { CompanyRelationMergeMutation } from '#web/__generated__/CompanyRelationMergeMutation.graphql.ts'
import type { CompanyRelationMutation } from '#web/__generated__/CompanyRelationMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { NumberField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { formatDate } from '#web/ui/format.ts'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { CompanyField } from './CompanyField.tsx'
import { contactWords, stageChoices, universityRoles, valueWords } from './companyWords.ts'
import { StageTag } from './StageTag.tsx'

const rules = setCompanyRelationRules.whole
const mergeRules = mergeCompaniesRules.omit(['id'])
const saved = { success: { title: texts.saved() } }
const merged = { success: { title: texts.companiesMerged() } }
const deleted = { success: { title: texts.companyDeleted() } }

interface Props {
  company: CompanyRelation_company$key
  onGone: () => void
}

export function CompanyRelation({ company: key, onGone }: Props) {
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
  const askAndRemove = () =>
    confirm({
      title: texts.delete({ name }),
      message: texts.itsNotesAndTasksAre(),
      confirm: texts.delete2(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await remove({ input: { id } })
        if (ok) onGone()
        return ok
      },
    })
  return (
    <Section title={texts.relationship()}>
      <Facts
        facts={[
          [texts.stage(), <StageTag key="stage" stage={stage} />],
          [texts.accountOwner(), owner?.name ?? texts.nobody()],
          [texts.expectedValue(), valueWords(expectedValue)],
          [texts.lastContact(), contactWords(company.lastContact)],
          [
            texts.proposals(),
            texts.toAnswer({ proposalCount: company.proposalCount ?? 0, waitingCount: company.waitingCount ?? 0 }),
          ],
          [texts.accepted(), String(company.acceptedCount ?? 0)],
          [
            texts.lateAnswers(),
            company.overdueCount ? (
              <Tag key="late" tone="danger">
                {company.overdueCount}
              </Tag>
            ) : (
              texts.none()
            ),
          ],
          [texts.contacts(), listed(people?.map((person) => person.name) ?? []) || texts.nobodyHasAnAccount()],
          [texts.alsoKnownAs(), otherNames?.join('\n')],
          [texts.knownSince(), formatDate(company.createdAt)],
        ]}
      />
      <HStack gap="2">
        <Button size="sm" variant="outline" onClick={() => setAsked('edit')}>
          <Pencil size={16} aria-hidden />
          {texts.editRelationship()}
        </Button>
        <RowMenu
          label={texts.moreActionsFor({ name })}
          size="sm"
          actions={[
            { label: texts.mergeIntoAnotherCompany(), onSelect: () => setAsked('merge') },
            { label: texts.delete2(), danger: true, onSelect: askAndRemove },
          ]}
        />
      </HStack>
      {asked === 'edit' && (
        <FormDialog
          call="setCompanyRelation"
          open
          onClose={close}
          title={texts.relationshipWith({ name })}
          rules={rules}
          initial={{ stage, ownerId: owner?.id ?? '', expectedValue: expectedValue ?? null }}
          action={(_, __, edit) => set({ input: { ...edit, id } })}
          submit={texts.save()}
        >
          <SelectField name="stage" choices={stageChoices} />
          <PersonField name="ownerId" roles={universityRoles} hint={texts.whoKeepsTheContactNobody()} />
          <NumberField name="expectedValue" hint={texts.aedInWholeUnitsWhat()} />
        </FormDialog>
      )}
      {asked === 'merge' && (
        <FormDialog
          call="mergeCompanies"
          open
          onClose={close}
          title={texts.mergeIntoAnotherCompany()}
          rules={mergeRules}
          initial={{ intoId: '' }}
          action={({ intoId }) => merge({ input: { id, intoId } })}
          onDone={onGone}
          submit={texts.merge()}
          danger
        >
          <Box>
            <Text>{texts.isAnotherSpelling({ name })}</Text>
            <Text color="fg.muted">{texts.thisCannotBeUndone()}</Text>
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
