/** Where an article of the university's own stands, for whom it is and which pages it explains, as forms have them. */
import { Stack, Text } from '@chakra-ui/react'
import { helpArticleTypes, helpCategories } from '#api/features/help/help.rules.ts'
import * as texts from '#texts/help/own.js'
import { roleChoices } from '#web/features/users/roleNames.ts'
import { LinesField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'
import { categoryInWords, typeInWords } from '../articleWords.ts'
import { categoryOf, typeOf } from '../ownArticles.ts'

const categoryChoices = helpCategories.map((value) => ({ value, label: categoryInWords[categoryOf(value)] }))
const typeChoices = helpArticleTypes.map((value) => ({ value, label: typeInWords[typeOf(value)] }))

export const HeadFields = () => (
  <>
    <SelectField name="category" choices={categoryChoices} />
    <SelectField name="type" choices={typeChoices} />
    <Stack gap="1">
      <TicksField name="roles" choices={roleChoices()} />
      <Text fontSize="xs" color="fg.muted">
        {texts.rolesHint()}
      </Text>
    </Stack>
    <LinesField name="pages" rows={2} hint={texts.pagesHint()} />
  </>
)
