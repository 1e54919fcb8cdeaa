/** What the explorer shows an integrator first. */
export const exampleOperations = `# Signed in to the app in this browser? Then you are here, too. Otherwise sign in with this mutation and put the token
# into the headers below as { "Authorization": "Bearer TOKEN" }. An API key works the same way.
mutation SignIn {
  login(input: { email: "researcher@demo.ascent.test", password: "ascent-demo" }) {
    token
    expiresIn
    viewer { name role permissions }
  }
}

query Projects {
  projects(filter: { search: "water", trlMin: 4 }, sort: { field: TRL, direction: DESC }, first: 10) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { number title status trl tags owner { name } }
  }
}

subscription Bell {
  notificationAdded {
    unreadCount
    notification { title message actionUrl }
  }
}
`
