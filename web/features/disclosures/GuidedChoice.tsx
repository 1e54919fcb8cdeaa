/** A few plain questions that lead to the right form, with what it needs and what happens next. */
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import * as texts from '#texts/agreements/choice.js'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formKinds, type FormName } from './formKinds.ts'

interface Question {
  question: string
  answers: readonly { words: string; leadsTo: Question | FormName }[]
}

const first: Question = {
  question: texts.what(),
  answers: [
    {
      words: texts.invented(),
      leadsTo: {
        question: texts.sure(),
        answers: [
          { words: texts.tell(), leadsTo: 'disclosure' },
          { words: texts.ask(), leadsTo: 'patentability' },
        ],
      },
    },
    { words: texts.talk(), leadsTo: 'nda' },
    {
      words: texts.exchange(),
      leadsTo: {
        question: texts.exchanged(),
        answers: [
          { words: texts.material(), leadsTo: 'mta' },
          { words: texts.data(), leadsTo: 'dataUse' },
          { words: texts.software(), leadsTo: 'softwareLicense' },
        ],
      },
    },
  ],
}

/** The questions that are shown, and the form when they lead to one. */
function walk(chosen: readonly number[]) {
  const questions: Question[] = [first]
  for (const at of chosen) {
    const leadsTo = questions.at(-1)!.answers[at]!.leadsTo
    if (typeof leadsTo === 'string') return { questions, form: leadsTo }
    questions.push(leadsTo)
  }
  return { questions, form: null }
}

export function GuidedChoice({ onDisclosure }: { onDisclosure: () => void }) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { questions, form } = walk(chosen)
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.hint()}</Text>
      {questions.map(({ question, answers }, step) => (
        <Stack key={question} role="group" aria-label={question} gap="2" alignItems="stretch">
          <Text fontWeight="medium">{question}</Text>
          {answers.map(({ words }, at) => (
            <Button
              key={words}
              variant={chosen[step] === at ? 'solid' : 'outline'}
              aria-pressed={chosen[step] === at}
              justifyContent="start"
              whiteSpace="normal"
              textAlign="start"
              height="auto"
              minH="10"
              paddingY="2"
              onClick={() => setChosen([...chosen.slice(0, step), at])}
            >
              {words}
            </Button>
          ))}
        </Stack>
      ))}
      <div role="status">{form && <RightForm form={form} onDisclosure={onDisclosure} />}</div>
      {chosen.length > 0 && (
        <Button variant="ghost" size="sm" alignSelf="start" onClick={() => setChosen([])}>
          <RotateCcw size={14} aria-hidden />
          {texts.again()}
        </Button>
      )}
    </Section>
  )
}

function RightForm({ form, onDisclosure }: { form: FormName; onDisclosure: () => void }) {
  const { icon: Icon, name, about, needs, next, to } = formKinds[form]
  return (
    <Stack gap="3" bg="bg.muted" borderRadius="md" padding="4">
      <HStack gap="2">
        <Icon size={18} aria-hidden />
        <Heading as="h3" size="sm">
          {name}
        </Heading>
      </HStack>
      <Facts
        columns={1}
        facts={[
          [texts.about(), about],
          [texts.needs(), needs],
          [texts.next(), next],
        ]}
      />
      {to === null ? (
        <Button alignSelf="start" onClick={onDisclosure}>
          {texts.begin({ name })}
        </Button>
      ) : (
        <Button asChild alignSelf="start">
          <Link to={to}>{texts.begin({ name })}</Link>
        </Button>
      )}
    </Stack>
  )
}
