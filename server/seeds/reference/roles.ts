import type { Seed } from "../seed.ts";
import { roleList } from "./role-list.ts";

export const roles: Seed = {
  name: "reference/roles",
  async run(db) {
    await db.insertRows(
      "role",
      roleList.map(({ code, nameBn, nameEn, level }) => ({
        code,
        name_bn: nameBn,
        name_en: nameEn,
        level,
      })),
    );
    const stored = await db.query<{ id: string; code: string }>("select id, code from role");
    const idByCode = new Map(stored.map(({ id, code }) => [code, Number(id)]));
    await db.insertRows(
      "role_permission",
      roleList.flatMap(({ code, permissions }) =>
        permissions.map((permission) => ({ role_id: idByCode.get(code) ?? null, permission })),
      ),
    );
  },
};
