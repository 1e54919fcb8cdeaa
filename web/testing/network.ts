import { ws } from 'msw'
import { setupServer } from 'msw/node'

/** Subscriptions are opened and bring nothing: what they bring is tried in a real browser. */
const quietSocket = ws.link('*/graphql').addEventListener('connection', () => {})

/** The network of the tests; renderRoute.tsx puts the server behind it. */
export const network = setupServer(quietSocket)
