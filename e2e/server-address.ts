export const PORT = Number(process.env["E2E_PORT"] ?? 3987);

export const ORIGIN = `http://localhost:${PORT}`;
