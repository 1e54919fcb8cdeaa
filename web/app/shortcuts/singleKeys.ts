/** Whether single keys do something; a person may switch them off (WCAG 2.2, 2.1.4). */
import { choiceInBrowser } from '#web/ui/choiceInBrowser.ts'

const singleKeys = choiceInBrowser('ascent.singleKeys', ['on', 'off'])

export function useSingleKeys() {
  const [chosen, choose] = singleKeys.use()
  return [chosen === 'on', (on: boolean) => choose(on ? 'on' : 'off')] as const
}
