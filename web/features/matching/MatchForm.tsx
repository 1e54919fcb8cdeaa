/** For which project challenges are looked for, and how; the address keeps it, so that a link shows the same. */
import { Box, Button, Input, NativeSelect, SimpleGrid, Text, chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import * as texts from '#texts/challengeMatching/finder.js'
import { leastScores, matchDepths, mostMatches } from '#api/features/matching/match.rules.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { depthOf, matchVariables } from './matching.list.ts'

interface Props {
  projects: readonly { id: string; number: number; title: string }[]
}

const depthWords = { QUICK: texts.quick(), COMPREHENSIVE: texts.comprehensive(), DEEP: texts.deep() }

export function MatchForm({ projects }: Props) {
  const [search, setSearch] = useSearchParams()
  const { options } = matchVariables(search)
  const named = projects.find(({ number }) => String(number) === search.get('project'))
  const [project, setProject] = useState(String((named ?? (projects.length === 1 ? projects[0] : null))?.number ?? ''))
  const [depth, setDepth] = useState<string>(depthOf(search).toLowerCase())
  const [least, setLeast] = useState(String(options?.minimum))
  const [most, setMost] = useState(String(options?.most))
  const [focus, setFocus] = useState(options?.focus ?? '')
  const navigation = useNavigation()

  const find = () => {
    if (!project) {
      toast({ kind: 'error', title: texts.noProject(), description: texts.selectProject() })
      return
    }
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        const given = { project, depth, min: least, max: most, focus: focus.trim(), find: '1' }
        for (const [name, value] of Object.entries(given))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { preventScrollReset: true },
    )
  }
  return (
    <chakra.form
      display="flex"
      flexDirection="column"
      gap="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      padding="5"
      onSubmit={(event) => {
        event.preventDefault()
        find()
      }}
    >
      <Choice label={texts.yourProject()} value={project} onChange={setProject}>
        <option value="">{texts.chooseOne()}</option>
        {projects.map(({ id, number, title }) => (
          <option key={id} value={number}>
            {title}
          </option>
        ))}
      </Choice>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        <Choice label={texts.depth()} value={depth} onChange={setDepth}>
          {matchDepths.map((one) => (
            <option key={one} value={one.toLowerCase()}>
              {depthWords[one]}
            </option>
          ))}
        </Choice>
        <Choice label={texts.minimum()} value={least} onChange={setLeast}>
          {leastScores.map((score) => (
            <option key={score} value={score}>
              {texts.atLeast({ score: String(score) })}
            </option>
          ))}
        </Choice>
        <Choice label={texts.most()} value={most} onChange={setMost}>
          {mostMatches.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Choice>
      </SimpleGrid>
      <Labelled label={texts.focus()}>
        <Input
          value={focus}
          maxLength={200}
          dir="auto"
          placeholder={texts.focusHint()}
          onChange={(event) => setFocus(event.target.value)}
        />
      </Labelled>
      <Box>
        <Button type="submit" loading={navigation.state !== 'idle'}>
          <Search size={16} aria-hidden />
          {texts.find()}
        </Button>
      </Box>
    </chakra.form>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <Labelled label={label}>
    <NativeSelect.Root>
      <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Labelled>
)

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.label display="block" minW="0">
    <Text as="span" display="block" marginBottom="1.5" fontSize="sm" fontWeight="medium">
      {label}
    </Text>
    {children}
  </chakra.label>
)
