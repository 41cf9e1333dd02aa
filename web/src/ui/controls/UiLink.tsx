import { createContext, useContext, type ComponentProps, type ComponentType } from "react";

export interface UiLinkProps extends Omit<ComponentProps<"a">, "href"> {
  href: string;
}

const PlainLink = (props: UiLinkProps) => <a {...props} />;

const UiLinkContext = createContext<ComponentType<UiLinkProps>>(PlainLink);

/** The app hands in its router's link once; without it links are plain anchors. */
export const UiLinkProvider = UiLinkContext.Provider;

export function UiLink(props: UiLinkProps) {
  const Link = useContext(UiLinkContext);
  return <Link {...props} />;
}
