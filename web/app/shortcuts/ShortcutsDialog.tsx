/** `?`: the keys that do something. Where they are pressed stands beside what they do. */
import { Flex, Heading, HStack, Kbd, Stack, Text, chakra } from '@chakra-ui/react'
import { Link } from 'react-router'
import * as texts from '#texts/app/shortcutsDialog.js'
import { Modal } from '#web/ui/Modal.tsx'
import { useSingleKeys } from './singleKeys.ts'

/** Keys that are pressed together; alternatives are separate lists. */
type Keys = readonly (readonly string[])[]

const groups: readonly { title: string; shortcuts: readonly (readonly [Keys, string])[] }[] = [
  {
    title: texts.everywhere(),
    shortcuts: [
      [[['?']], texts.showTheseShortcuts()],
      [[['/'], ['Ctrl', 'K'], ['Ctrl', 'Shift', 'K']], texts.goToTheSearch()],
      [[['Esc']], texts.closeDialog()],
      [[['Tab'], ['Shift', 'Tab']], texts.nextAndPreviousControl()],
    ],
  },
  {
    title: texts.inTheSearch(),
    shortcuts: [
      [[['↓'], ['↑']], texts.nextAndPreviousResult()],
      [[['Enter']], texts.openTheResult()],
    ],
  },
  {
    title: texts.inMenusAndForms(),
    shortcuts: [
      [[['↓'], ['↑']], texts.nextAndPreviousEntry()],
      [[['Enter']], texts.chooseOrSaveTheForm()],
      [[['Space']], texts.switchABoxOrA()],
    ],
  },
]

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [singleKeys] = useSingleKeys()
  return (
    <Modal open={open} onClose={onClose} title={texts.keyboardShortcuts()}>
      <Stack gap="5">
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <Heading as="h3" size="sm" marginBottom="2">
              {title}
            </Heading>
            <Stack as="dl" gap="2">
              {shortcuts.map(([keys, meaning]) => (
                <Flex key={meaning} justifyContent="space-between" gap="4" wrap="wrap">
                  <Text as="dt">{meaning}</Text>
                  <HStack as="dd" gap="2" wrap="wrap">
                    {keys.map((together, nth) => (
                      <HStack key={together.join()} gap="1">
                        {nth > 0 && <Text color="fg.muted">{texts.or()}</Text>}
                        {together.map((name) => (
                          <Kbd key={name}>{name}</Kbd>
                        ))}
                      </HStack>
                    ))}
                  </HStack>
                </Flex>
              ))}
            </Stack>
          </section>
        ))}
        <Text color="fg.muted">
          {singleKeys ? texts.onAMacCmdDoes() : texts.singleKeysSuchAs()}
          <chakra.span textDecoration="underline" color="brand.fg">
            <Link to="/settings?section=preferences" onClick={onClose}>
              {texts.keyboardSettings()}
            </Link>
          </chakra.span>
        </Text>
      </Stack>
    </Modal>
  )
}
