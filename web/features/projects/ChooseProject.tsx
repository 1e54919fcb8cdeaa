/** The choice of one of the viewer's projects, for which a page finds something. */
import { chakra, NativeSelect, Text } from '@chakra-ui/react'
import * as texts from '#texts/projects/chooseProject.js'

interface Project {
  id: string
  number: number
  title: string
}

interface Props {
  projects: readonly Project[]
  chosen: Project | null
  /** Takes its number; '' for none. */
  onChoose: (number: string) => void
}

export const ChooseProject = ({ projects, chosen, onChoose }: Props) => (
  <chakra.label maxW="xl">
    <Text as="span" display="block" marginBottom="1.5" fontSize="sm" fontWeight="medium">
      {texts.yourProject()}
    </Text>
    <NativeSelect.Root>
      <NativeSelect.Field value={chosen ? chosen.number : ''} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{texts.chooseOne()}</option>
        {projects.map(({ id, number, title }) => (
          <option key={id} value={number}>
            {title}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </chakra.label>
)
