/** Administrators give the sandbox new demo data. */
import { object } from 'yup'
import * as texts from '#texts/apiKeys/errors.js'
import { action } from '../../action.ts'
import { config } from '../../config.ts'
import { conflict } from '../../errors.ts'
import { resetSandbox as dropData, sandboxPlace } from '../../sandbox/sandbox.ts'
import { log } from '../../log.ts'

export const resetSandbox = action({
  name: 'resetSandbox',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: object(),
  description:
    'Gives the sandbox new demo data: all that programs made or changed there is deleted. The data of the university stay as they are.',
  async run({ audit, afterCommit }) {
    if (!config.sandbox) throw conflict(texts.noSandbox())
    await audit('Platform', 1, { sandboxResetAt: [null, new Date()] })
    afterCommit(() => {
      // Making the data takes longer than a request may; who asks meanwhile waits for them.
      dropData()
        .then(sandboxPlace)
        .catch((err: unknown) => log.error({ err }, 'the sandbox could not be reset'))
    })
    return { done: true }
  },
})
