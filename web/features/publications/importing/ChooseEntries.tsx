/** What was read, before anything is added: which to take, which are listed already, and which are broken. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import * as texts from '#texts/publications/importing.js'
import { Section } from '#web/ui/Facts.tsx'
import { Tick } from '#web/ui/form/Tick.tsx'
import { BrokenEntries } from './BrokenEntries.tsx'
import { EntryRow } from './EntryRow.tsx'
import { canTake, isNew, type Entry } from './readEntry.ts'
import { useImportEntries, type Imported } from './useImportEntries.ts'

interface Props {
  entries: readonly Entry[]
  onBack: () => void
  onImported: (imported: Imported) => void
}

export function ChooseEntries({ entries, onBack, onImported }: Props) {
  const broken = entries.filter(({ problems }) => problems.length)
  const good = entries.filter(({ problems }) => !problems.length)
  const [chosen, setChosen] = useState<ReadonlySet<Entry>>(() => new Set(good.filter(isNew)))
  const [add, pending, done] = useImportEntries()
  const fresh = good.filter(isNew)
  const take = (some: readonly Entry[], taken: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      for (const entry of some) {
        if (taken) next.add(entry)
        else next.delete(entry)
      }
      return next
    })
  const run = async () => {
    const { imported, left } = await add(good.filter((entry) => chosen.has(entry)))
    if (left.length) setChosen(new Set(left))
    else onImported(imported)
  }
  return (
    <>
      <Section title={texts.entries()}>
        <Text role="status">
          {texts.summary({
            fresh: fresh.length,
            listed: good.filter(({ listed }) => listed).length,
            repeated: good.filter(({ listed, repeats }) => !listed && repeats).length,
            broken: broken.length,
          })}
        </Text>
        <Flex gap="3" wrap="wrap" align="center">
          <Button
            loading={pending}
            loadingText={texts.importing({ done, total: chosen.size })}
            disabled={!chosen.size}
            onClick={() => void run()}
          >
            <Download size={16} aria-hidden />
            {texts.importChosen({ count: chosen.size })}
          </Button>
          <Button variant="outline" disabled={pending} onClick={onBack}>
            {texts.back()}
          </Button>
        </Flex>
        {fresh.length > 0 && (
          <HStack asChild gap="3">
            <label>
              <Tick
                checked={fresh.every((entry) => chosen.has(entry))}
                mixed={fresh.some((entry) => chosen.has(entry)) && !fresh.every((entry) => chosen.has(entry))}
                disabled={pending}
                onChange={(taken) => take(fresh, taken)}
              />
              {texts.allNew({ count: fresh.length })}
            </label>
          </HStack>
        )}
        {good.length === 0 && <Text color="fg.muted">{texts.nothingToTake()}</Text>}
        <Stack as="ul" gap="0" listStyleType="none" aria-label={texts.entries()}>
          {good.map((entry, nth) => (
            <EntryRow
              key={nth}
              entry={entry}
              checked={chosen.has(entry)}
              disabled={pending || !canTake(entry)}
              onChange={(taken) => take([entry], taken)}
            />
          ))}
        </Stack>
      </Section>
      {broken.length > 0 && <BrokenEntries entries={broken} />}
    </>
  )
}
