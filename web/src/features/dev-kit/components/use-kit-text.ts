import { useUiLocale } from "../../../ui/UiLocale.tsx";

/** Gallery text is literal in both languages: it is a page for developers. */
export function useKitText(): (bn: string, en: string) => string {
  const { language } = useUiLocale();
  return (bn, en) => (language === "bn" ? bn : en);
}
