import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
} from "react";

export interface UiLinkProps extends Omit<ComponentProps<"a">, "href"> {
  href: string;
}

const PlainLink = ({ children, ...link }: UiLinkProps) => <a {...link}>{children}</a>;

const UiLinkContext = createContext<ComponentType<UiLinkProps>>(PlainLink);

/** The app hands in its router's link once; without it links are plain anchors. */
export const UiLinkProvider = UiLinkContext.Provider;

export function UiLink(props: UiLinkProps) {
  return createElement(useContext(UiLinkContext), props);
}
