/** Nobody gives away more than they hold. */
export function mayGive(held: readonly string[], role: readonly string[]): boolean {
  return role.every((permission) => held.includes(permission));
}
