/** Asks before words are published or discarded, and before the product's own come back. */
import * as versions from '#texts/ui/versions.js'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

type Deed = 'publish' | 'discard' | 'reset'

/** What each question says, and its button where that is another one. */
type Questions = Readonly<Record<Deed, { title: () => string; message: () => string; button?: () => string }>>

/** Does what was asked about; the question stays open when that fails. */
type Do = () => Promise<{ ok: boolean }>

const buttons = { publish: versions.publish, discard: versions.discard, reset: versions.reset }

export function useVersionQuestions(questions: Questions) {
  const confirm = useConfirm()
  const ask = (deed: Deed) => (doIt: Do) =>
    confirm({
      title: questions[deed].title(),
      message: questions[deed].message(),
      confirm: (questions[deed].button ?? buttons[deed])(),
      danger: deed === 'discard',
      onConfirm: async () => (await doIt()).ok,
    })
  return { publish: ask('publish'), discard: ask('discard'), reset: ask('reset') }
}
