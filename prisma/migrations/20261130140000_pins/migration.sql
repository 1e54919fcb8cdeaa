-- Records that people have pinned to the side menu (docs/decisions/0415-what-is-pinned-is-in-the-menu.md).
CREATE TABLE "Pin" (
  "id" SERIAL PRIMARY KEY,
  "userId" INTEGER NOT NULL REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "entity" TEXT NOT NULL,
  "entityId" INTEGER NOT NULL,
  "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE UNIQUE INDEX "Pin_userId_entity_entityId_key" ON "Pin"("userId", "entity", "entityId");
