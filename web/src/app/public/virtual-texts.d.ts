declare module "virtual:public-texts/*" {
  const groups: Readonly<Record<"common" | "cliche", Record<string, unknown>>>;
  export default groups;
}
